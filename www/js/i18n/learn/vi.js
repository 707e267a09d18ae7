// The course, in Vietnamese.

/** @type {import("./index.js").LearnTable} */
export const learn = {
  step: "Bước {n} trên {of}",
  next: "Tiếp",
  skip: "Bỏ qua",
  before: "Lùi",
  again: "Lần nữa",
  leave: "Vào ván",
  facing: "Đối thủ",
  "row-facing": "Các ô của đối thủ",

  "sow-title": "Rải các viên",
  sow: "Ô của bạn là những ô có số màu sáng. Hãy chọn một ô: các viên được rải ra, mỗi ô một viên.",
  "sow-done": "Viên đầu ở lại ô của nó, các viên khác đi tiếp từng ô một.",

  "cross-title": "Sang phía bên kia",
  cross: "Sau ô thứ chín của bạn là ô thứ nhất của đối thủ. Hãy tìm ô có các viên rải tới được đó.",
  "cross-done": "Đã qua góc. Các viên luôn đi một chiều và không bỏ qua ô nào.",

  "single-title": "Đi một viên lẻ",
  single: "Viên đứng một mình đi sang ô kế tiếp, ô của nó thành trống. Hãy tìm viên đứng một mình.",
  "single-done": "Một bước, và ô đã trống.",

  "capture-title": "Ăn số chẵn",
  capture:
    "Nếu viên cuối làm số viên trong một ô của đối thủ thành chẵn (2, 4, 6 …), bạn ăn hết ô đó. Hãy tìm nước ấy.",
  "capture-done": "Ba thêm một là bốn: chẵn. Cả bốn viên giờ nằm trong kazan của bạn.",

  "tuzdik-title": "Lập tuzdik",
  tuzdik:
    "Nếu viên cuối làm một ô của đối thủ có đúng ba viên, ô đó thành của bạn đến hết ván: tuzdik. Hãy tìm ô có hai viên.",
  "tuzdik-done": "Ba viên vào kazan của bạn, và ô mang dấu của bạn đến hết ván.",

  "bar-one-title": "Chỉ một tuzdik",
  "bar-one": "Bạn đã có tuzdik, không ai có cái thứ hai. Hãy bỏ qua ô hai viên: ăn một số chẵn.",
  "bar-one-done": "Đúng: khi đã có tuzdik, số ba không được gì, số chẵn thì được.",

  "bar-last-title": "Không bao giờ là ô thứ chín",
  "bar-last":
    "Hai ô của đối thủ có hai viên. Ô cuối, ô thứ chín, không thể thành tuzdik. Hãy lập tuzdik ở ô kia.",
  "bar-last-done": "Tuzdik là của bạn. Ô thứ chín của cả hai bên không bao giờ thành tuzdik.",

  "bar-same-title": "Không cùng số",
  "bar-same":
    "Tuzdik của đối thủ là ô 3 của bạn, nên tuzdik của bạn không thể là ô 3. Hãy lập tuzdik ở ô có số khác.",
  "bar-same-done": "Ô 5 với ô 3: khác số, nên được phép.",

  "feed-title": "Nuôi tuzdik của mình",
  feed: "Mỗi viên rơi vào tuzdik của bạn đều vào kazan của bạn, dù ai rải. Hãy rải qua tuzdik của mình.",
  "feed-done": "Một viên của bạn, rồi một viên của đối thủ: họ cũng không thể bỏ qua.",

  "spare-title": "Đừng cho gì cả",
  spare:
    "Giờ đối thủ có tuzdik: ô 5 của bạn. Không ai đi từ đó. Hãy đi một nước không để viên nào rơi vào đó.",
  "spare-done": "Không mất viên nào. Tuzdik luôn thu phần của nó, vậy hãy đếm trước khi đi.",

  "majority-title": "Đạt 82 viên",
  majority:
    "Có tất cả 162 viên. Ai có hơn một nửa, 82 viên, thắng ngay. Bạn có 76: hãy lấy phần còn thiếu.",
  "majority-done": "82 viên: ván đã xong, bạn thắng.",

  "atsyrau-title": "Hết nước đi: atsyrau",
  atsyrau:
    "Nếu người đến lượt không còn viên nào, ván kết thúc và phần còn lại thuộc về người kia. Hãy ăn viên cuối.",
  "atsyrau-done": "Đối thủ không đi được. Các viên bên phía bạn là của bạn: 90 và 72.",

  "finish-title": "Bạn đã biết chơi!",
  finish: "Luật chỉ có vậy. Còn lại là luyện tập: hãy bắt đầu với máy ở mức nhẹ nhàng.",
  "play-now": "Chơi ngay",
  more: "Thêm về trò chơi",

  "wrong-opponent": "Ô đó của đối thủ. Hãy chọn ô của mình.",
  "wrong-tuzdik": "Ô đó là tuzdik: không ai đi từ đó.",
  "wrong-empty": "Ô đó trống. Hãy chọn ô có viên.",
  "wrong-single": { other: "Ô đó có {n} viên. Hãy tìm viên đứng một mình." },
  "wrong-feed": "Không viên nào rơi vào tuzdik của bạn. Hãy chọn ô có các viên đi qua nó.",
  "wrong-spare": "Một viên sẽ rơi vào tuzdik và mất. Hãy chọn nước không tới đó.",
  "wrong-majority": { other: "Nước này ăn {n} viên: tốt, nhưng chưa đủ 82." },
  "wrong-captured": { other: "Nước này ăn {n} viên. Nước tốt, nhưng ở đây ta tìm nước khác." },
  "wrong-own": "Viên cuối sẽ rơi vào ô {hole} của chính bạn. Nó phải rơi ở phía bên kia.",
  "wrong-odd": { other: "Ô {hole} sẽ có {n} viên: không ăn được gì. Hãy thử ô khác." },
  "wrong-bar-one": "Ô {hole} sẽ có ba viên, nhưng bạn đã có tuzdik: ba viên ở lại đó.",
  "wrong-bar-last":
    "Ô {hole} sẽ có ba viên, nhưng ô cuối không bao giờ thành tuzdik: ba viên ở lại.",
  "wrong-bar-same": "Ô {hole} sẽ có ba viên, nhưng tuzdik của đối thủ có cùng số: ba viên ở lại.",
  hint: "Hãy thử ô {hole}.",
};
