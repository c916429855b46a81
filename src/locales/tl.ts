import type { Translation } from "./en.ts";

/**
 * Every sentence in Tagalog (ninyo, inyong), with the English words that US pages in Tagalog keep,
 * such as “form”. Written without a native speaker: have one review all of it, above all
 * `ambiguous`, `noResults`, `einPrefix`, `routingChecksum`, `phoneArea`, `phoneExchange`,
 * `definitionError`, `pageRefused`, `submitUnknown`, `outcomeUnknown` and those of drafts.
 */
export const tl: Translation = {
  lang: "tl",

  missing: "Punan ang “{label}”",
  "missing.boolean":
    "Piliin ang oo kung totoo sa inyo ang “{label}”, kung hindi ay piliin ang hindi",
  "missing.select": "Pumili ng isa para sa “{label}”",
  notText: "Dapat na teksto ang “{label}”",
  notBoolean: "Piliin ang oo o hindi para sa “{label}”",
  notOption: "Pumili ng isa mula sa listahan para sa “{label}”",
  notNumber: "Dapat na numero ang “{label}”",
  "notNumber.currency": "Dapat na halaga ng pera ang “{label}”, gaya ng {example}",
  "notNumber.number": "Dapat na buong numero ang “{label}”, gaya ng {example}",
  "notNumber.percent": "Dapat na porsiyento ang “{label}”, gaya ng {example}",
  ambiguous: "Higit sa isa ang paraan ng pagbasa sa “{label}”. Isulat ito nang gaya ng {example}",
  tooManyDecimals: "Hanggang dalawang decimal lamang ang maaari sa “{label}”, gaya ng {example}",
  notWhole: "Dapat na buong numero ang “{label}”, gaya ng {example}",
  negative: "Hindi maaaring mas mababa sa 0 ang “{label}”",
  "negative.number": "Ilagay ang 1 o mas mataas para sa “{label}”",
  "negative.number.optional":
    "Ilagay ang 1 o mas mataas para sa “{label}”, o iwanan itong walang laman",
  notPositive: "Ilagay ang 1 o mas mataas para sa “{label}”",
  "notPositive.optional":
    "Ilagay ang 1 o mas mataas para sa “{label}”, o iwanan itong walang laman",
  tooLarge: "Hindi maaaring mas mataas sa 100 ang “{label}”",
  customError: "Suriin ang “{label}”",

  yes: "Oo",
  no: "Hindi",
  selectPrompt: "Pumili",
  clearAnswer: "Burahin ang sagot",
  show: "Ipakita",
  hide: "Itago",
  endingIn: "Nagtatapos sa {digits}",
  change: "Baguhin",
  keepStored: "Panatilihin ang nagtatapos sa {digits}",
  "results.one": "{count} resulta",
  "results.other": "{count} na resulta",
  noResults: "Walang tumutugma sa listahan",
  markOptional: "(hindi kinakailangan)",
  markRequired: "(kinakailangan)",
  errorPrefix: "Mali:",
  currencyHint: "Sa {currency}",
  percentHint: "Mula 0 hanggang 100",
  summaryHeading: "May problema",
  summaryMore: "Ipakita ang {count} pa",
  submit: "Isumite",
  submitting: "Isinusumite…",
  submitFailed: "Hindi naisumite ang inyong mga sagot, at walang nawala. {why}",
  submitUnknown:
    "Hindi nakumpirma kung natanggap ang inyong mga sagot. Walang nawala. Alamin muna kung natanggap na bago magsumite ulit",
  received: "Natanggap ang inyong mga sagot",
  changedSince:
    "Hindi naipadala ang binago ninyo habang ipinapadala ang mga ito. Magsumite ulit para maipadala",
  formOutdated:
    "Nagbago ang form na ito mula nang buksan ninyo. I-load ulit ang pahinang ito para makita ang mga tanong ngayon",
  formChanged:
    "Nagbago ang form na ito mula nang buksan ninyo. Nananatili ang mga sagot na akma pa. Suriin ang mga ito at isumite ulit",
  newQuestion: "Bagong tanong: {label}",
  goneQuestions: "Hindi na itinatanong: {labels}",
  revised: "Binago noong {date}",
  officialForm: "Opisyal na form",
  definitionError:
    "Hindi maipapakita ang form na ito dahil hindi kumpleto ang paglalarawan nito. Hindi apektado ang inyong mga sagot sa ibang form. Ipaalam ito sa namamahala ng site na ito",
  "why.offline": "Naka-offline kayo. Kumonekta sa internet, at subukan ulit",
  "why.noConnection": "Suriin ang inyong koneksyon at subukan ulit",
  "why.timedOut": "Masyadong matagal sumagot ang serbisyo. Subukan ulit pagkaraan ng ilang sandali",
  "why.signedOut": "Hindi na kayo naka-sign in. Mag-sign in sa ibang tab, at subukan ulit",
  "why.maybeSignedOut":
    "Maaaring hindi na kayo naka-sign in. Mag-sign in sa ibang tab, at subukan ulit",
  "why.notAllowed": "Wala kayong access. Magtanong sa namamahala ng site na ito",
  "why.tooManyRequests": "Masyadong maraming request. Maghintay ng isang minuto, at subukan ulit",
  "why.refused": "Hindi tinanggap ng serbisyo ang mga sagot. Suriin ang mga ito, at subukan ulit",
  "why.answersTooLong":
    "Mas mahaba ang mga sagot kaysa sa tinatanggap ng serbisyo. Paikliin ang mga ito, at subukan ulit",
  "why.requestTooLarge":
    "Mas malaki ang request kaysa sa tinatanggap ng serbisyo. Mag-sign out at mag-sign in ulit sa ibang tab, at subukan ulit",
  "why.notTaken":
    "Hindi tinatanggap ng serbisyo ang form na ito. Ipaalam ito sa namamahala ng site na ito",
  "why.notFound":
    "Walang makikita sa address na ito. Suriin ang link, o magtanong sa nagpadala nito",
  "why.gone": "Wala na ito. Magtanong sa namamahala ng site na ito",
  "why.serviceFailed": "May problema sa serbisyo. Subukan ulit pagkaraan ng ilang minuto",
  "why.tryAgain":
    "Subukan ulit pagkaraan ng ilang sandali. Kung mangyari ulit, ipaalam ito sa namamahala ng site na ito",
  loading: "Nilo-load ang form",
  loadFailed: "Hindi ma-load ang form. {why}",
  retry: "Subukan ulit",

  ssnDigits: "Dapat na may siyam na digit ang “{label}”, gaya ng 123-45-6789",
  ssnArea: "Hindi maaaring magsimula sa 000, 666 o 9 ang “{label}”",
  ssnGroup: "Hindi maaaring 00 ang ikaapat at ikalimang digit ng “{label}”",
  ssnSerial: "Hindi maaaring magtapos sa 0000 ang “{label}”",
  itinDigits: "Dapat na may siyam na digit ang “{label}”, gaya ng 912-70-1234",
  itinArea: "Dapat na magsimula sa 9 ang “{label}”",
  itinGroup:
    "Ang ikaapat at ikalimang digit ng “{label}” ay dapat na 50 hanggang 65, 70 hanggang 88, 90 hanggang 92 o 94 hanggang 99",
  ssnOrItinDigits: "Dapat na may siyam na digit ang “{label}”, gaya ng 123-45-6789",
  ssnOrItinArea: "Hindi maaaring magsimula sa 000 o 666 ang “{label}”",
  einDigits: "Dapat na may siyam na digit ang “{label}”, gaya ng 12-3456789",
  einPrefix:
    "Nagsisimula ang “{label}” sa dalawang digit na hindi inanunsiyo ng IRS. Suriin ang mga ito",
  zipDigits: "Dapat na may lima o siyam na digit ang “{label}”, gaya ng 02134",
  routingDigits: "Dapat na may siyam na digit ang “{label}”, gaya ng 011000015",
  routingPrefix:
    "Nagsisimula ang “{label}” sa mga digit na wala sa anumang bangko. Kopyahin ito mula sa tseke o sa website ng bangko",
  routingChecksum:
    "May isang digit sa “{label}” na hindi tugma sa iba. Ihambing ito sa tseke o sa website ng bangko",
  accountDigits: "Dapat na may 4 hanggang 17 digit ang “{label}”, gaya ng 000123456789",
  phoneDigits: "Dapat na may sampung digit ang “{label}”, gaya ng (202) 555-0123",
  phoneArea:
    "May area code ang “{label}” na hindi maaari: dapat itong magsimula sa 2 hanggang 9 at hindi maaaring magtapos sa 11",
  phoneExchange:
    "May tatlong digit pagkatapos ng area code ang “{label}” na hindi maaari: dapat magsimula ang mga ito sa 2 hanggang 9 at hindi maaaring magtapos sa 11",
  notEmail: "Dapat na email address ang “{label}”, gaya ng pangalan@example.com",
  notState: "Dapat na estado ng U.S. ang “{label}”, gaya ng CA o California",
  notDate: "Dapat na petsa ang “{label}”, gaya ng {example}",
  dateYear: "Dapat na may apat na digit ang taon sa “{label}”, gaya ng {example}",
  noSuchDate: "Dapat na totoong petsa ang “{label}”, na nakasulat nang gaya ng {example}",
  tooEarly: "Dapat na {limit} o mas huli ang “{label}”",
  tooLate: "Dapat na {limit} o mas maaga ang “{label}”",
  notOneOf: "Dapat na isa sa mga ito ang “{label}”: {values}",
  tooShort: "Ang pinakakaunting bilang ng character sa “{label}” ay {limit}",
  tooLong: "Ang pinakamaraming bilang ng character sa “{label}” ay {limit}",
  belowMin: "Hindi maaaring mas mababa sa {limit} ang “{label}”",
  aboveMax: "Hindi maaaring mas mataas sa {limit} ang “{label}”",

  listLoading: "Nilo-load ang listahan",
  listEmpty: "Walang laman ang listahang ito",
  pageEmpty: "Walang laman ang pahinang ito",
  listFailed: "Hindi ma-load ang listahan. {why}",
  pageRefused:
    "Hindi mabubuksan ang pahinang ito ng listahan: mali ang address nito, o nagbago na ang listahan. Makikita pa rin ang listahan mula sa unang pahina",
  firstPage: "Pumunta sa unang pahina",
  pager: "Mga pahina ng {list}",
  previousPage: "Nakaraan",
  nextPage: "Susunod",
  loadMore: "Mag-load pa",
  refresh: "I-refresh",
  pageSize: "Bilang ng item sa bawat pahina",
  place: "Pahina {page}, {items}",
  soFar: "{items} sa ngayon",
  "items.one": "{count} item",
  "items.other": "{count} na item",

  stepOf: "Hakbang {step} ng {steps}",
  progress: "Progreso",
  back: "Bumalik",
  continue: "Magpatuloy",
  saveAndReturn: "I-save at bumalik",
  tasksHeading: "Mga form na pupunan",
  tasksDone: "{done} sa {total} ang tapos",
  taskCompleted: "Tapos na",
  taskInProgress: "Ginagawa pa",
  taskToDo: "Gagawin pa",
  taskBlocked: "Kailangan ng pansin",
  taskAccepted: "Naisumite na",
  blocking: "Kailangan muna",
  aboutTime: "Mga {time}",
  toReview: "Suriin ang inyong mga sagot",
  reviewHeading: "Suriin ang inyong mga sagot",
  notAnswered: "Walang sagot",
  signHeading: "Lumagda",
  signWhat: "Ang inyong lalagdaan",
  openToSign: "Basahin ang “{title}” (bagong tab)",
  signName: "I-type ang inyong buong pangalan",
  signFills: "Ang pangalan ninyo ay magiging lagda rin sa: {titles}",
  signDate: "Petsa",
  nameMissing: "I-type ang inyong buong pangalan para lumagda",
  sign: "Lumagda at isumite",
  send: "Isumite",
  formNotSubmitted: "Hindi naisumite ang “{title}”, at walang nawala. {why}",
  outcomeUnknown:
    "Hindi nakumpirma kung natanggap ang “{title}”. Walang nawala. Alamin muna kung natanggap na bago ito isumite ulit",
  acceptedBefore: "Naisumite na ang “{title}” noon, at hindi na isusumite ulit",
  sentElsewhere: "Naisumite noon o sa ibang tab, kaya hindi ipinapakita rito ang mga sagot",
  notAskedNow: "Hindi isusumite ang “{title}” dahil sa iba ninyong sagot",
  receiptHeading: "Natanggap ang inyong mga sagot",
  emptyReceiptHeading: "Walang kailangang isumite",
  receivedOn: "Natanggap noong {date}",
  receivedAt: "Natanggap",
  whatNext: "Ano ang susunod",
  signedBy: "Nilagdaan ni",
  statement: "Pahayag",
  document: "Dokumento",
  openDocument: "Buksan ang nilagdaang dokumento (bagong tab)",
  exactlySent: "Ang eksaktong naipadala",
  nothingSent: "Walang mga sagot",
  print: "I-print",
  download: "I-download",

  draftIdle: "Sine-save ang inyong mga sagot habang nagta-type kayo at itinatago nang {time}",
  draftAtMost:
    "Sine-save ang inyong mga sagot habang nagta-type kayo at itinatago nang hanggang {time}. Maaaring mas maagang burahin ng browser na ito ang mga iyon kung hindi kayo babalik",
  draftTab:
    "Sine-save ang inyong mga sagot habang nagta-type kayo at itinatago hanggang isara ang tab na ito",
  draftAlways: "Sine-save ang inyong mga sagot habang nagta-type kayo",
  draftLater: "I-save at tapusin mamaya",
  draftLaterIdle:
    "Na-save na ang inyong mga sagot. Maaari ninyong isara ang pahinang ito at bumalik sa loob ng {time} para tapusin",
  draftLaterAtMost:
    "Na-save na ang inyong mga sagot sa browser na ito. Maaari ninyong isara ang pahinang ito at bumalik kaagad, hanggang {time} lang, para tapusin",
  draftLaterTab:
    "Naka-save ang inyong mga sagot habang bukas ang tab na ito. Iwanang bukas ito para tapusin mamaya",
  draftLaterAlways:
    "Na-save na ang inyong mga sagot. Maaari ninyong isara ang pahinang ito at bumalik sa ibang pagkakataon para tapusin",
  draftSaving: "Sine-save…",
  draftSaved: "Na-save na",
  draftFull:
    "Hindi ma-save ang inyong mga sagot: wala nang espasyo para sa mga ito. Nasa pahinang ito pa rin ang mga ito, kaya tapusin bago umalis",
  draftBlocked:
    "Hindi ma-save ang inyong mga sagot: hindi ito pinapayagan dito ng browser na ito. Nasa pahinang ito pa rin ang mga ito, kaya tapusin bago umalis",
  draftSignedOut:
    "Hindi ma-save ang inyong mga sagot: hindi na kayo naka-sign in. Nasa pahinang ito pa rin ang mga ito. Mag-sign in ulit sa ibang tab",
  draftFailed:
    "Hindi ma-save ang inyong mga sagot. Nasa pahinang ito pa rin ang mga ito, at susubukang i-save ulit sa susunod ninyong pagbabago",
  draftElsewhere:
    "Binago ang mga sagot na ito sa ibang tab o sa ibang device. Hindi nase-save ang babaguhin ninyo rito",
  draftRemoved:
    "Isinumite o inalis ang mga sagot na ito sa ibang tab. Hindi nase-save ang babaguhin ninyo rito",
  draftReload: "I-load ulit ang pahinang ito para makita ang mas bagong mga sagot",
  takeNewer: "Ipakita ang mas bagong mga sagot",
  keepThese: "I-save na lang ang mga sagot dito",
  draftRestored: "Naibalik ang inyong mga naunang sagot",
  draftNotKept: "Hindi kailanman sine-save, kaya ilagay ulit: {labels}",
  draftChanged: "Nagbago na ang form. Suriin ang inyong mga sagot",
  draftDropped: "Wala na sa form gaya ng pagkakasagot ninyo: {labels}",
  draftSetAside: "Hindi mabasa ang mga sagot na na-save noon at itinabi ang mga ito",
  draftExpired: "Masyado nang luma ang mga sagot noong {date} kaya hindi na itinago",
};
