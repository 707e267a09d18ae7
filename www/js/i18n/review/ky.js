// The review of a game, in Kyrgyz.

/** @type {import("./index.js").ReviewTable} */
export const review = {
  "review-start": "Бул оюнду талкуулоо",
  "review-about":
    "Компьютер ар бир жүрүштү карап, кайсынысы ката экенин жана эмне үчүн экенин айтат.",
  "review-older": "Талкуудан кийин жүрүштөр өзгөрдү.",
  "review-doing": "Жүрүш: {n} / {of}",
  "review-stop": "Токтотуу",
  "review-write": "Жазууга киргизүү",
  "review-written": "Себептери жана жакшы варианттары менен жазылды: {n}.",
  chances: "Баштоочунун мүмкүнчүлүгү",
  "chance-instead": "мүмкүнчүлүк {chance} ордуна {kept}",
  "better-line": "Жакшысы:",
  "mistake-before": "Мурунку ката",
  "mistake-next": "Кийинки ката",
  accuracy: "Тактык",
  "grade-best": "Эң жакшы",
  "grade-good": "Жакшы",
  "grade-inaccuracy": "Так эмес",
  "grade-mistake": "Ката",
  "grade-blunder": "Одоно ката",
  "grade-forced": "Аргасыз",
  "why-start": "Графиктен жүрүш тандаңыз.",
  "why-none": "Кошумча варианттар талкууланбайт.",
  "why-good": "Эң жакшысынан дээрлик кем эмес.",
  "why-better": "{best}-үйдүн мүмкүнчүлүгү жогору эле.",
  "why-missed-win": "Сөзсүз жеңиш өткөрүлдү. Ага чейинки жүрүш: {n}.",
  "why-allowed-win": "Эми каршылаш сөзсүз жеңет. Ага чейинки жүрүш: {n}.",
  "why-ended-lost": "Оюн ушуну менен бүттү, утулду.",
  "why-ended-drawn": "Оюн ушуну менен тең бүттү.",
  "why-missed-tuzdik": "Туз өткөрүлдү: {best}-үй каршылаштын {hole}-үйүн туз кылат.",
  "why-allowed-tuzdik": "Каршылашка {hole}-үйдү туз кылууга жол берет.",
  "why-missed-capture": "{n} коргоол утуу өткөрүлдү: {best}-үй каршылаштын {hole}-үйүн алат.",
  "why-missed-capture-more":
    "Болгону {instead} утту: {best}-үй каршылаштын {hole}-үйүнөн {n} алат.",
  "why-allowed-capture": "Каршылашка {hole}-үйдөн {n} коргоол утууга жол берет.",
  "why-allowed-capture-more":
    "Каршылашка {hole}-үйдөн {n} коргоол утууга жол берет; {best}-үйдөн кийин эң көбү {instead}.",
  "why-missed-threat":
    "Коркунуч туудуруу өткөрүлдү: {best}-үй каршылаштын {hole}-үйүнөн {n} утууга даярданат.",
  "why-missed-threat-tuzdik":
    "Коркунуч туудуруу өткөрүлдү: {best}-үй каршылаштын {hole}-үйүн туз кылууга даярданат.",
  "why-later-tuzdik": "Бир нече жүрүштөн кийин каршылаш {hole}-үйдү туз кылат.",
  "why-later-missed-tuzdik":
    "{best}-үй бир нече жүрүштөн кийин каршылаштын {hole}-үйүн туз кылмак.",
  "why-later-loss": "Бир нече жүрүштөн кийин каршылаш {hole}-үйдөн {n} коргоол утат.",
  "why-later-gain":
    "{best}-үй бир нече жүрүштөн кийин каршылаштын {hole}-үйүнөн {n} коргоол алып келмек.",
  "why-keeps": "{best}-үй бир нече жүрүштөн кийин өз жагында {n} коргоол көп сактамак.",
  "why-ends": "Компьютер аягына чейин ойносо, эсеп {score}; {best}-үйдөн кийин {instead}.",
  "why-runs-dry":
    "Аягына чейин ойносо, өз жагы мурда бошоп, акыркы {n} коргоол каршылашка калат: {instead} ордуна {score}.",
  "why-behind": "{best}-үй бир нече жүрүштөн кийин {n} коргоол көп алып келмек.",
  many: "Көп оюнду талкуулоо",
  "many-paste": "Же жазууларды ушул жерге коюңуз",
  "many-none": "Жүрүшү бар оюн жок.",
  "many-go": "Талкуулоо",
  "many-done": "Даяр: {n} / {of}",
  "stat-games": "Оюн",
  "stat-score": "Упай",
  "stat-mistakes": "Бир оюнда ката",
  "stat-all": "Баары",
  "stat-opening": "Башталыш",
};
