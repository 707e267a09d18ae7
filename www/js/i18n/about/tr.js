// The page about the game, in Turkish.

/** @type {import("./index.js").AboutTable} */
export const about = {
  lead: "Kazakça toğyzqūmalaq “dokuz taş” demektir; Kırgızlar toguz korgool der. İki oyuncu, on sekiz kuyu, 162 taş ve hiç şans yok: sayma ve ileriyi görme oyunu.",
  "to-course": "3 dakikada öğren",
  "to-game": "Oyna",
  leave: "Oyuna",
  show: "Hamleyi göster",
  again: "Yeniden",
  step: "Sonraki hamle",
  restart: "Baştan",

  "board-head": "Tahta",
  "board-text":
    "Her oyuncunun dokuz kuyuluk bir sırası ve alınan taşların konduğu bir kazanı vardır; kazan tahtanın öbür yarısındadır. Kuyular sahibinin solundan 1'den 9'a sayılır. Başta her kuyuda dokuz taş bulunur.",

  "move-head": "Hamle",
  "move-text":
    "Kuyularınızdan birinin bütün taşlarını alın. İlki o kuyuya geri konur, ötekiler birer birer sonraki kuyulara: önce kendi sıranıza, sonra rakibin sırasına, sonra yine kendinize. Hiçbir kuyu atlanmaz. Pas geçilmez, rakibe hamle bırakmak da gerekmez.",
  "single-text": "Kuyusunda tek duran taş bir sonrakine geçer.",

  "capture-head": "Alma",
  "capture-text":
    "Son taşınız rakibin bir kuyusuna düşer ve sayıyı çift yaparsa hepsi kazanınıza gider. Kendi kuyularınızdan ve yolda geçilenlerden bir şey alınmaz.",

  "tuzdik-head": "Tuzdık",
  "tuzdik-text":
    "Son taşınız rakibin bir kuyusunda tam üç yaparsa, o kuyu hemen ve oyun sonuna kadar tuzdığınız olur, üç taş kazanınıza gider.",
  "feed-text":
    "Ondan sonra tuzdığa düşen her taş, kim dağıtırsa dağıtsın, kazanınıza gider. Oraya düşen son taş başka bir şey almaz ve tuzdıktan kimse oynamaz.",
  "bars-text": "Şu durumlarda tuzdık olmaz, üç taş yerinde kalır:",
  "bar-1": "zaten bir tuzdığınız varsa,",
  "bar-2": "kuyu dokuzuncuysa,",
  "bar-3": "rakibin tuzdığı aynı numaradaysa.",

  "end-head": "Oyunun sonu",
  "end-1": "82 taşı, yarıdan fazlasını toplayan hemen kazanır.",
  "end-2":
    "Sırası gelenin hamlesi yoksa (buna atsırau denir) kalan taşlar ötekinindir. O zaman çok olan kazanır; 81'er taş beraberliktir.",
  "end-3": "Üçüncü kez gelen konum beraberliktir. Tahtada tuzdık varsa hiçbir konum yinelenemez.",

  "names-head": "Kuyuların adları",
  "names-text": "Kazakçada her kuyunun bir adı vardır, birinciden dokuzuncuya:",
  "names-more": "Kırgızca adlar yöreden yöreye değişir.",

  "variants-head": "Çeşitleri",

  "notation-head": "Oyunları yazmak",
  "notation-text":
    "Hamle iki rakamdır: başladığı kuyu ve son taşın düştüğü kuyu; her biri kendi sahibinin solundan sayılır. Almadan sonra kazandaki sayı ayraç içinde gelir; X tuzdığı gösterir.",

  "short-head": "En kısa oyun",
  "short-text":
    "İki oyuncunun birlikte on birinci hamlesinden önce hiçbir oyun bitemez: bilgisayar hepsini denedi. O hamlede 1391 oyun biter, hepsini birinci oyuncu kazanır. Biri şudur.",
  "short-more":
    "2006'daki bir şampiyona oyununun on yedi hamle sürdüğü söylenir; hamlelerini bilmiyoruz.",

  "history-head": "Tarihi",
  "history-1":
    "Oyunu 1906'da Nikolay Pantusov, 1911'de Richard Karutz anlattı. Pantusov'un anlatımında dokuzuncu kuyu da tuzdık olabilir.",
  "history-2": "Bugünkü kuralları 1949'da Muhtar Avezov ile Kalibek Kuanışbayev yazdı.",
  "history-3":
    "Dünya şampiyonaları yapılır: 2017'de Astana'daki dördüncüsüne 25 ülkeden oyuncu geldi.",
  "history-4": "Yakın akrabası Piç, Türkiye'de Erzurum yakınındaki Oğuzkent köyünden bilinir.",
  sources: "Kaynaklar",
};
