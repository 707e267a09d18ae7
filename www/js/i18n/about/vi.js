// The page about the game, in Vietnamese.

/** @type {import("./index.js").AboutTable} */
export const about = {
  lead: "Togyzkumalak nghĩa là “chín viên”; người Kyrgyz gọi là toguz korgool. Hai người chơi, mười tám ô, 162 viên và không có may rủi: trò chơi của phép đếm và nhìn xa.",
  "to-course": "Học trong 3 phút",
  "to-game": "Chơi ngay",
  leave: "Vào ván",
  show: "Xem nước đi",
  again: "Lần nữa",
  step: "Nước tiếp theo",
  restart: "Từ đầu",

  "board-head": "Bàn cờ",
  "board-text":
    "Mỗi người có một hàng chín ô và một kazan để chứa các viên ăn được; kazan nằm ở nửa bàn bên kia. Các ô được đếm từ 1 đến 9, bắt đầu từ bên trái của chủ ô. Lúc đầu mỗi ô có chín viên.",

  "move-head": "Nước đi",
  "move-text":
    "Lấy hết các viên trong một ô của mình. Viên đầu đặt lại vào ô đó, các viên khác rải từng viên vào các ô kế tiếp: theo hàng của mình, rồi hàng của đối thủ, rồi lại hàng của mình. Không bỏ qua ô nào. Không được bỏ lượt, và không phải chừa nước đi cho đối thủ.",
  "single-text": "Viên đứng một mình trong ô thì đi sang ô kế tiếp.",

  "capture-head": "Ăn quân",
  "capture-text":
    "Nếu viên cuối rơi vào một ô của đối thủ và làm số viên thành chẵn, tất cả vào kazan của bạn. Trong ô của mình và các ô đi qua thì không ăn.",

  "tuzdik-head": "Tuzdik",
  "tuzdik-text":
    "Nếu viên cuối làm một ô của đối thủ có đúng ba viên, ô đó lập tức thành tuzdik của bạn cho đến hết ván, và ba viên vào kazan của bạn.",
  "feed-text":
    "Từ đó mỗi viên rơi vào tuzdik đều vào kazan của bạn, dù ai rải. Viên cuối rơi vào đó không ăn thêm gì, và không ai đi từ tuzdik.",
  "bars-text": "Không có tuzdik, và ba viên ở nguyên chỗ, nếu",
  "bar-1": "bạn đã có tuzdik,",
  "bar-2": "đó là ô thứ chín, hoặc",
  "bar-3": "tuzdik của đối thủ có cùng số.",

  "end-head": "Kết thúc",
  "end-1": "Ai có 82 viên, hơn một nửa, thắng ngay.",
  "end-2":
    "Nếu người đến lượt không còn nước đi, gọi là atsyrau, các viên còn lại thuộc về người kia. Khi đó ai nhiều hơn thì thắng, mỗi bên 81 là hòa.",
  "end-3":
    "Thế cờ xuất hiện lần thứ ba là hòa. Khi trên bàn có tuzdik thì không thế nào lặp lại được.",

  "names-head": "Tên các ô",
  "names-text": "Trong tiếng Kazakh mỗi ô có một tên, từ ô thứ nhất đến ô thứ chín:",
  "names-more": "Tên trong tiếng Kyrgyz mỗi vùng một khác.",

  "variants-head": "Biến thể",

  "notation-head": "Ghi ván cờ",
  "notation-text":
    "Một nước đi là hai chữ số: ô xuất phát và ô mà viên cuối rơi vào, mỗi ô đếm từ bên trái của chủ ô. Sau khi ăn, số viên trong kazan ghi trong ngoặc; X đánh dấu tuzdik.",

  "short-head": "Ván ngắn nhất",
  "short-text":
    "Không ván nào kết thúc trước nước thứ mười một của cả hai người, như máy tính đã thử hết; 1391 ván kết thúc ở nước đó, đều do người đi trước thắng. Đây là một ván.",
  "short-more":
    "Nghe nói một ván vô địch năm 2006 chỉ dài mười bảy nước; chúng tôi không biết các nước đi.",

  "history-head": "Lịch sử",
  "history-1":
    "Trò chơi được Nikolai Pantusov mô tả năm 1906 và Richard Karutz năm 1911. Theo Pantusov, ô thứ chín cũng có thể thành tuzdik.",
  "history-2": "Luật ngày nay được Mukhtar Auezov và Kalibek Kuanyshbayev soạn năm 1949.",
  "history-3":
    "Có các giải vô địch thế giới: giải thứ tư ở Astana năm 2017 có người chơi từ 25 nước.",
  "history-4": "Một trò họ hàng gần, Piç, được biết từ làng Oguzkent gần Erzurum ở Thổ Nhĩ Kỳ.",
  sources: "Nguồn",
};
