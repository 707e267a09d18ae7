// The course, in Turkish.

/** @type {import("./index.js").LearnTable} */
export const learn = {
  step: "Adım {n} / {of}",
  next: "İleri",
  skip: "Geç",
  before: "Geri",
  again: "Yeniden",
  leave: "Oyuna",
  facing: "Rakip",
  "row-facing": "Rakibin kuyuları",

  "sow-title": "Taşları dağıtın",
  sow: "Sizin kuyularınız açık renkli sayıları olanlardır. Birini seçin: taşları birer birer dağıtılır.",
  "sow-done": "İlk taş kendi kuyusunda kaldı, ötekiler birer birer ilerledi.",

  "cross-title": "Karşı tarafa geçin",
  cross:
    "Dokuzuncu kuyunuzdan sonra rakibin birinci kuyusu gelir. Taşları oraya ulaşan kuyuyu bulun.",
  "cross-done": "Köşeyi döndük. Taşlar hep aynı yöne gider ve hiçbir kuyuyu atlamaz.",

  "single-title": "Tek taşla oynayın",
  single: "Tek başına duran taş sonraki kuyuya geçer, kendi kuyusu boş kalır. Tek taşı bulun.",
  "single-done": "Bir adım, ve kuyu boş.",

  "capture-title": "Çift sayıyı alın",
  capture:
    "Son taşınız rakibin bir kuyusundaki sayıyı çift yaparsa (2, 4, 6 …) hepsini alırsınız. O hamleyi bulun.",
  "capture-done": "Üç, bir daha dört: çift. Dördü de artık kazanınızda.",

  "tuzdik-title": "Tuzdık yapın",
  tuzdik:
    "Son taşınız rakibin kuyusunda tam üç yaparsa, o kuyu oyun sonuna kadar sizindir: tuzdık. İki taşlı kuyuyu arayın.",
  "tuzdik-done": "Üç taş kazanınıza gitti, kuyu oyun bitene kadar işaretinizi taşır.",

  "bar-one-title": "Yalnız bir tuzdık",
  "bar-one":
    "Tuzdığınız zaten var, ikincisi kimseye verilmez. İki taşlı kuyuyu bırakın: çift bir sayı alın.",
  "bar-one-done": "Doğru: tuzdığınız varken üçler bir şey getirmez, çift sayılar getirir.",

  "bar-last-title": "Dokuzuncu kuyu olmaz",
  "bar-last":
    "Rakibin iki kuyusunda ikişer taş var. Sonuncu, dokuzuncu kuyu tuzdık olamaz. Ötekini tuzdık yapın.",
  "bar-last-done": "Tuzdık sizin. Dokuzuncu kuyu iki tarafta da tuzdık olmaz.",

  "bar-same-title": "Aynı numara olmaz",
  "bar-same":
    "Rakibin tuzdığı sizin 3. kuyunuz, bu yüzden sizinki 3. kuyu olamaz. Başka numaralı bir tuzdık yapın.",
  "bar-same-done": "5. kuyuya karşı 3. kuyu: numaralar farklı, öyleyse olur.",

  "feed-title": "Tuzdığınızı besleyin",
  feed: "Tuzdığınıza düşen her taş, kim dağıtırsa dağıtsın, kazanınıza gider. Tuzdığınızdan geçin.",
  "feed-done": "Bir taş sizden, sonra bir taş rakipten: o da üstünden atlayamaz.",

  "spare-title": "Hiçbir şey vermeyin",
  spare:
    "Şimdi tuzdık rakipte: sizin 5. kuyunuz. Oradan kimse oynamaz. Oraya taş düşürmeyen bir hamle yapın.",
  "spare-done": "Tek taş bile gitmedi. Tuzdık payını alır, onun için önce sayın.",

  "majority-title": "82'ye ulaşın",
  majority:
    "Toplam 162 taş var. Yarıdan fazlasını, 82'yi toplayan hemen kazanır. Sizde 76 var: eksiği alın.",
  "majority-done": "82 taş: oyun bitti, kazandınız.",

  "atsyrau-title": "Hamle kalmadı: atsırau",
  atsyrau:
    "Sırası gelen oyuncunun taşı yoksa oyun biter, kalan taşlar ötekinin olur. Son taşı alın.",
  "atsyrau-done": "Rakip oynayamıyor. Sizin taraftaki taşlar sizin: 90'a 72.",

  "finish-title": "Artık oynayabilirsiniz!",
  finish: "Hepsi bu. Gerisi alıştırma: kolay bilgisayarla başlayın.",
  "play-now": "Oyna",
  more: "Oyun hakkında daha çok",

  "wrong-opponent": "Bu kuyu rakibin. Kendi kuyularınızdan birini seçin.",
  "wrong-tuzdik": "Bu kuyu bir tuzdık: oradan kimse oynamaz.",
  "wrong-empty": "Bu kuyu boş. İçinde taş olan birini seçin.",
  "wrong-single": {
    one: "Bu kuyuda {n} taş var. Tek başına duran taşı arayın.",
    other: "Bu kuyuda {n} taş var. Tek başına duran taşı arayın.",
  },
  "wrong-feed": "Tuzdığınıza taş düşmez. Taşları tuzdıktan geçen bir kuyu seçin.",
  "wrong-spare": "Tuzdığa bir taş düşer ve gider. Oraya ulaşmayan bir hamle seçin.",
  "wrong-majority": {
    one: "Bu {n} taş getirir: iyi, ama 82 için yetmez.",
    other: "Bu {n} taş getirir: iyi, ama 82 için yetmez.",
  },
  "wrong-captured": {
    one: "Bu {n} taş getirir. İyi hamle, ama burada başkasını arıyoruz.",
    other: "Bu {n} taş getirir. İyi hamle, ama burada başkasını arıyoruz.",
  },
  "wrong-own": "Son taş kendi {hole}. kuyunuza düşer. Karşı tarafa düşmesi gerekir.",
  "wrong-odd": {
    one: "{hole}. kuyuda {n} taş olur: bir şey alınmaz. Başkasını deneyin.",
    other: "{hole}. kuyuda {n} taş olur: bir şey alınmaz. Başkasını deneyin.",
  },
  "wrong-bar-one": "{hole}. kuyuda üç olur, ama tuzdığınız zaten var: üçü orada kalır.",
  "wrong-bar-last": "{hole}. kuyuda üç olur, ama son kuyu tuzdık olmaz: üçü kalır.",
  "wrong-bar-same": "{hole}. kuyuda üç olur, ama rakibin tuzdığı aynı numarada: üçü kalır.",
  hint: "{hole}. kuyuyu deneyin.",
};
