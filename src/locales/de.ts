import type { Translation } from "./en.ts";

/**
 * All messages in German (Sie). Written without a native speaker, who should review above all
 * `ambiguous`, `einPrefix`, `routingPrefix`, `routingChecksum`, `phoneExchange`, `definitionError`,
 * `pageRefused`, `submitUnknown`, `outcomeUnknown` and the messages of drafts.
 */
export const de: Translation = {
  lang: "de",

  missing: "Geben Sie Ihre Antwort ein",
  "missing.boolean": "Antworten Sie mit Ja oder Nein",
  "missing.currency": "Geben Sie einen Betrag ein, zum Beispiel {example}",
  "missing.number": "Geben Sie eine ganze Zahl ein, zum Beispiel {example}",
  "missing.percent": "Geben Sie einen Prozentsatz ein, zum Beispiel {example}",
  "missing.select": "Wählen Sie eine Option aus",
  notText: "Geben Sie einen Text ein",
  notBoolean: "Antworten Sie mit Ja oder Nein",
  notOption: "Wählen Sie eine der Optionen aus der Liste aus",
  optionDisabled: "Wählen Sie eine andere Option aus. Diese wird nicht mehr angeboten.",
  notNumber: "Geben Sie eine Zahl ein",
  "notNumber.currency": "Geben Sie einen Betrag ein, zum Beispiel {example}",
  "notNumber.number": "Geben Sie eine ganze Zahl ein, zum Beispiel {example}",
  "notNumber.percent": "Geben Sie einen Prozentsatz ein, zum Beispiel {example}",
  ambiguous: "Das lässt sich auf mehr als eine Weise lesen. Schreiben Sie zum Beispiel {example}.",
  tooManyDecimals: "Geben Sie höchstens zwei Nachkommastellen ein, zum Beispiel {example}",
  notWhole: "Geben Sie eine ganze Zahl ein, zum Beispiel {example}",
  "notWhole.currency": "Geben Sie einen ganzen Betrag ohne Cent ein, zum Beispiel {example}",
  negative: "Geben Sie mindestens 0 ein",
  "negative.number": "Geben Sie mindestens 1 ein",
  "negative.number.optional": "Geben Sie mindestens 1 ein, oder lassen Sie das Feld leer",
  notPositive: "Geben Sie mindestens 1 ein",
  "notPositive.optional": "Geben Sie mindestens 1 ein, oder lassen Sie das Feld leer",
  tooLarge: "Geben Sie höchstens 100 ein",
  lineBreaks: "Hier steht nur eine Zeile, daher wurden Zeilenumbrüche zu Leerzeichen",
  lessThanOne: "Das ist weniger als ein Prozent. Geben Sie für 15 Prozent 15 ein.",
  customError: "Prüfen Sie Ihre Antwort",
  unconfirmed:
    "Prüfen Sie Ihre Antwort und wählen Sie dann „Das stimmt“ aus, oder korrigieren Sie sie",

  yes: "Ja",
  no: "Nein",
  quoted: "„{value}“",
  summaryEntry: "{label}: {message}",
  selectPrompt: "Auswählen",
  didYouMean: "Meinten Sie",
  clearAnswer: "Antwort löschen",
  show: "Anzeigen",
  hide: "Verbergen",
  chooseDate: "Datum auswählen",
  previousMonth: "Voriger Monat",
  nextMonth: "Nächster Monat",
  help: "Hilfe",
  helpWith: "Hilfe zu {label}",
  newTab: "(öffnet sich in einem neuen Tab)",
  endingIn: "Endet auf {digits}",
  change: "Ändern",
  keepStored: "Die auf {digits} endende Angabe behalten",
  "results.one": "{count} Treffer",
  "results.other": "{count} Treffer",
  options: "Auswahlmöglichkeiten",
  noResults: "Nichts in der Liste passt dazu",
  markOptional: "(freiwillig)",
  markRequired: "(erforderlich)",
  errorPrefix: "Fehler:",
  prefilled: "Vorausgefüllt: {origin}",
  confirm: "Das stimmt",
  confirmWith: "Das stimmt: {label}",
  computed: "Berechnet aus {labels}",
  currencyHint: "In {currency}",
  percentHint: "Von 0 bis 100",
  summaryHeading: "Es gibt ein Problem",
  "unanswered.one": "{count} Frage ist noch zu beantworten",
  "unanswered.other": "{count} Fragen sind noch zu beantworten",
  summaryMore: "{count} weitere anzeigen",
  submit: "Absenden",
  submitting: "Wird gesendet …",
  submitFailed: "Ihre Antworten wurden nicht gesendet, und es ist nichts verloren gegangen. {why}",
  submitUnknown:
    "Es konnte nicht bestätigt werden, dass Ihre Antworten angekommen sind. Es ist nichts verloren gegangen. Prüfen Sie, ob sie angekommen sind, bevor Sie sie noch einmal senden.",
  received: "Ihre Antworten sind angekommen",
  changedSince:
    "Was Sie in der Zwischenzeit geändert haben, wurde nicht gesendet. Senden Sie noch einmal ab, um es zu senden.",
  formOutdated:
    "Dieses Formular hat sich geändert, seit Sie es geöffnet haben. Laden Sie diese Seite neu, um die aktuellen Fragen zu sehen.",
  formChanged:
    "Dieses Formular hat sich geändert, seit Sie es geöffnet haben. Antworten, die noch passen, sind erhalten. Prüfen Sie sie und senden Sie noch einmal.",
  newQuestion: "Neue Frage: {label}",
  goneQuestions: "Nicht mehr gefragt: {labels}",
  revised: "Stand: {date}",
  officialForm: "Amtliches Formular (öffnet sich in einem neuen Tab)",
  officialPdf: "Amtliches Formular (PDF, öffnet sich in einem neuen Tab)",
  definitionError:
    "Dieses Formular kann nicht angezeigt werden, weil seine Beschreibung unvollständig ist. Ihre Antworten in anderen Formularen sind nicht betroffen. Sagen Sie es denen, die diese Website betreiben.",
  "why.offline":
    "Sie sind offline. Stellen Sie eine Internetverbindung her, und versuchen Sie es noch einmal.",
  "why.noConnection": "Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
  "why.timedOut": "Der Dienst hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal.",
  "why.signedOut":
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Tab an, und versuchen Sie es noch einmal.",
  "why.maybeSignedOut":
    "Sie sind vielleicht nicht mehr angemeldet. Melden Sie sich in einem anderen Tab an, und versuchen Sie es noch einmal.",
  "why.notAllowed": "Sie haben keinen Zugriff. Fragen Sie die, die diese Website betreiben.",
  "why.tooManyRequests":
    "Es gab zu viele Anfragen. Warten Sie eine Minute, und versuchen Sie es noch einmal.",
  "why.refused":
    "Der Dienst hat die Antworten nicht angenommen. Prüfen Sie sie, und versuchen Sie es noch einmal.",
  "why.answersTooLong":
    "Die Antworten sind länger, als der Dienst annimmt. Kürzen Sie sie, und versuchen Sie es noch einmal.",
  "why.requestTooLarge":
    "Die Anfrage war größer, als der Dienst annimmt. Melden Sie sich in einem anderen Tab ab und wieder an, und versuchen Sie es noch einmal.",
  "why.notTaken":
    "Der Dienst nimmt dieses Formular nicht an. Sagen Sie es denen, die diese Website betreiben.",
  "why.notFound":
    "Unter dieser Adresse gibt es nichts. Prüfen Sie den Link, oder fragen Sie die Person, die ihn geschickt hat.",
  "why.gone": "Das gibt es hier nicht mehr. Fragen Sie die, die diese Website betreiben.",
  "why.serviceFailed":
    "Der Dienst hat eine Störung. Versuchen Sie es in ein paar Minuten noch einmal.",
  "why.tryAgain":
    "Versuchen Sie es gleich noch einmal. Wenn es wieder passiert, sagen Sie es denen, die diese Website betreiben.",
  "why.loadPageAgain":
    "Laden Sie diese Seite neu. Wenn das nicht hilft, sagen Sie es denen, die diese Website betreiben.",
  loading: "Das Formular wird geladen",
  loadFailed: "Das Formular konnte nicht geladen werden. {why}",
  retry: "Erneut versuchen",

  ssnDigits: "Geben Sie neun Ziffern ein, zum Beispiel 123-45-6789",
  ssnArea: "Prüfen Sie die ersten Ziffern, die nicht 000, 666 oder 900 bis 999 sein dürfen",
  ssnGroup: "Prüfen Sie die vierte und die fünfte Ziffer, die nicht 00 sein dürfen",
  ssnSerial: "Prüfen Sie die letzten vier Ziffern, die nicht 0000 sein dürfen",
  ssnSample:
    "Prüfen Sie die Nummer, die als Muster gedruckt wurde. Schreiben Sie sie von der Karte ab.",
  itinDigits: "Geben Sie neun Ziffern ein, zum Beispiel 912-70-1234",
  itinArea: "Geben Sie eine Nummer ein, die mit 9 beginnt",
  itinGroup:
    "Prüfen Sie die vierte und die fünfte Ziffer, die zwischen 50 und 65, 70 und 88, 90 und 92 oder 94 und 99 liegen müssen",
  ssnOrItinDigits: "Geben Sie neun Ziffern ein, zum Beispiel 123-45-6789",
  ssnOrItinArea: "Prüfen Sie die ersten drei Ziffern, die nicht 000 oder 666 sein dürfen",
  einDigits: "Geben Sie neun Ziffern ein, zum Beispiel 12-3456789",
  einPrefix: "Prüfen Sie die ersten zwei Ziffern, die der IRS nicht bekannt gegeben hat",
  zipDigits: "Geben Sie fünf oder neun Ziffern ein, zum Beispiel 02134",
  zipArea: "Prüfen Sie die ersten drei Ziffern, die nicht 000 sein dürfen",
  routingDigits: "Geben Sie neun Ziffern ein, zum Beispiel 011000015",
  routingPrefix:
    "Prüfen Sie die ersten Ziffern, die keine Bank hat. Schreiben Sie die Nummer von einem Scheck oder der Website der Bank ab.",
  routingChecksum:
    "Prüfen Sie die Ziffern, von denen eine nicht zu den anderen passt. Vergleichen Sie sie mit einem Scheck oder der Website der Bank.",
  accountDigits: "Geben Sie 4 bis 17 Ziffern ein, zum Beispiel 000123456789",
  phoneDigits: "Geben Sie zehn Ziffern ein, zum Beispiel (202) 555-0123",
  phoneArea: "Prüfen Sie die Vorwahl, die mit 2 bis 9 beginnen muss und nicht auf 11 enden darf",
  phoneExchange:
    "Prüfen Sie die drei Ziffern hinter der Vorwahl, die mit 2 bis 9 beginnen müssen und nicht auf 11 enden dürfen",
  phoneExtension:
    "Geben Sie die Nummer ohne Durchwahl ein. Wenn nach einer Durchwahl gefragt wird, geben Sie sie dort ein.",
  notPhone: "Geben Sie eine Telefonnummer ein, zum Beispiel {example}",
  phoneCountry: "Geben Sie eine Nummer aus einem dieser Länder ein: {countries}",
  phoneTooShort: "Geben Sie alle Ziffern der Nummer ein, zum Beispiel {example}",
  phoneTooLong:
    "Prüfen Sie die Nummer, die zu viele Ziffern hat. Sie wird geschrieben wie {example}.",
  notEmail: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com",
  notState: "Geben Sie einen US-Bundesstaat ein, zum Beispiel CA oder California",
  notDate: "Geben Sie ein Datum ein, zum Beispiel {example}",
  notDateOr: "Geben Sie ein Datum ein, zum Beispiel {example}, oder {other}",
  dateYear: "Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel {example}",
  noSuchDate: "Geben Sie einen Tag ein, den es gibt, zum Beispiel {example}",
  tooEarly: "Geben Sie den {limit} oder einen späteren Tag ein",
  tooLate: "Geben Sie den {limit} oder einen früheren Tag ein",
  dateHint: "Zum Beispiel {example} oder {digits}",
  orText: "Sie können auch {texts} eingeben",
  mustBeTrue: "Stimmen Sie zu, um fortzufahren",
  notOneOf: "Antworten Sie mit {values}",
  tooShort: "Geben Sie mindestens {limit} Zeichen ein",
  tooLong: "Geben Sie höchstens {limit} Zeichen ein",
  decimalPlaces: "Geben Sie {limit} oder weniger Nachkommastellen ein",
  notTotal: "Geben Sie Teile ein, die zusammen {total} ergeben",
  notSame: "Geben Sie dasselbe ein wie bei {questions}",
  notDifferent: "Das wurde schon eingegeben. Geben Sie etwas anderes ein.",
  noneOfThese: "Beantworten Sie mindestens eines davon: {questions}",
  notComputed:
    "Das ergibt sich nicht aus den anderen Antworten. Laden Sie die Seite neu, und senden Sie noch einmal ab.",
  computedInvalid:
    "Das ergibt sich aus anderen Antworten und kann nicht gesendet werden. Prüfen Sie diese, und wenn sie stimmen, sagen Sie es denen, die diese Website betreiben.",
  optionUnavailable:
    "Wählen Sie eine andere Option aus. Diese passt nicht zu Ihren anderen Antworten.",
  optionUnavailableFor:
    "Wählen Sie eine andere Option aus. Diese passt nicht zu Ihrer Antwort auf {questions}.",
  belowMin: "Geben Sie mindestens {limit} ein",
  aboveMax: "Geben Sie höchstens {limit} ein",

  listLoading: "Die Liste wird geladen",
  listEmpty: "Noch keine {list}",
  pageEmpty: "Diese Seite ist leer",
  listFailed: "Die Liste konnte nicht geladen werden. {why}",
  pageRefused:
    "Diese Seite der Liste lässt sich nicht öffnen: Die Adresse der Seite ist falsch, oder die Liste hat sich seither geändert. Die Liste gibt es noch, ab ihrer ersten Seite.",
  firstPage: "Zur ersten Seite",
  pager: "Seiten von {list}",
  previousPage: "Zurück",
  nextPage: "Weiter",
  loadMore: "Mehr laden",
  refresh: "Aktualisieren",
  pageSize: "Einträge pro Seite",
  place: "Seite {page}, {items}",
  soFar: "bisher {items}",
  "items.one": "{count} Eintrag",
  "items.other": "{count} Einträge",

  stepOf: "Schritt {step} von {steps}",
  stepNext: "danach: {title}",
  progress: "Fortschritt",
  back: "Zurück",
  continue: "Weiter",
  saveAndReturn: "Speichern und zurück",
  tasksHeading: "Auszufüllende Formulare",
  tasksDone: "{done} von {total} fertig",
  taskCompleted: "Fertig",
  taskInProgress: "In Arbeit",
  taskToDo: "Noch offen",
  taskBlocked: "Braucht Ihre Aufmerksamkeit",
  taskAccepted: "Gesendet",
  blocking: "Zuerst nötig",
  aboutTime: "Etwa {time}",
  toReview: "Prüfen Sie Ihre Antworten",
  reviewHeading: "Prüfen Sie Ihre Antworten",
  notAnswered: "Nicht beantwortet",
  signHeading: "Unterschrift",
  signWhat: "Was Sie unterschreiben",
  openToSign: "„{title}“ lesen (neuer Tab)",
  signName: "Geben Sie Ihren vollen Namen ein",
  signFills: "Ihr Name steht dann auch als Unterschrift in: {titles}",
  signDate: "Datum",
  nameMissing: "Geben Sie Ihren vollen Namen ein, um zu unterschreiben",
  sign: "Unterschreiben und absenden",
  send: "Absenden",
  formNotSubmitted: "„{title}“ wurde nicht gesendet, und es ist nichts verloren gegangen. {why}",
  outcomeUnknown:
    "Es konnte nicht bestätigt werden, dass „{title}“ angekommen ist. Es ist nichts verloren gegangen. Prüfen Sie, ob es angekommen ist, bevor Sie es noch einmal senden.",
  acceptedBefore: "„{title}“ wurde bereits gesendet und wird nicht noch einmal gesendet",
  sentInOtherTab:
    "Früher oder in einem anderen Tab gesendet, daher stehen die Antworten nicht hier",
  hiddenNow: "„{title}“ wird wegen Ihrer anderen Antworten nicht gesendet",
  receiptHeading: "Ihre Antworten sind angekommen",
  emptyReceiptHeading: "Es gab nichts zu senden",
  receivedOn: "Eingegangen am {date}",
  receivedAt: "Eingegangen",
  whatNext: "Wie es weitergeht",
  signedBy: "Unterschrieben von",
  statement: "Erklärung",
  document: "Dokument",
  openDocument: "Unterschriebenes Dokument öffnen (neuer Tab)",
  exactlySent: "Genau das wurde gesendet",
  nothingSent: "Keine Antworten",
  print: "Drucken",
  download: "Herunterladen",
  itemTitle: "{title}, {number} von {total}",
  addFirst: "Hinzufügen",
  addAnother: "Weitere hinzufügen",
  fillInItem: "Ausfüllen",
  removeItem: "Entfernen",
  undoRemove: "Rückgängig machen",
  itemRemoved: "„{title}“ wurde entfernt",
  itemBack: "„{title}“ ist wieder da",
  noItems: "Nichts hinzugefügt",
  itemsFull: "Sie haben alle hinzugefügt, die möglich sind: {max}",
  itemsMissing: "{title}: Fügen Sie noch {missing} hinzu",
  itemUnfinished: "„{title}“ ist noch nicht fertig",

  draftIdle: "Ihre Antworten werden während der Eingabe gespeichert und {time} lang aufbewahrt",
  draftAtMost:
    "Ihre Antworten werden während der Eingabe gespeichert und höchstens {time} lang aufbewahrt. Dieser Browser kann sie früher löschen, wenn Sie nicht wiederkommen.",
  draftTab:
    "Ihre Antworten werden während der Eingabe gespeichert und aufbewahrt, bis dieser Tab geschlossen wird",
  draftAlways: "Ihre Antworten werden während der Eingabe gespeichert",
  draftLater: "Speichern und später fertigstellen",
  draftLaterIdle:
    "Ihre Antworten sind gespeichert. Sie können diese Seite schließen und innerhalb von {time} hier weitermachen.",
  draftLaterAtMost:
    "Ihre Antworten sind in diesem Browser gespeichert. Sie können diese Seite schließen und bald, spätestens in {time}, hier weitermachen.",
  draftLaterTab:
    "Ihre Antworten sind gespeichert, solange dieser Tab offen ist. Lassen Sie ihn offen, um später weiterzumachen.",
  draftLaterAlways:
    "Ihre Antworten sind gespeichert. Sie können diese Seite schließen und ein andermal hier weitermachen.",
  draftSaving: "Wird gespeichert …",
  draftSaved: "Gespeichert",
  draftFull:
    "Ihre Antworten konnten nicht gespeichert werden: Es ist kein Platz mehr dafür. Sie stehen noch auf dieser Seite; schließen Sie daher ab, bevor Sie sie verlassen.",
  draftBlocked:
    "Ihre Antworten konnten nicht gespeichert werden: Dieser Browser erlaubt es hier nicht. Sie stehen noch auf dieser Seite; schließen Sie daher ab, bevor Sie sie verlassen.",
  draftSignedOut:
    "Ihre Antworten konnten nicht gespeichert werden: Sie sind nicht mehr angemeldet. Ihre Antworten stehen noch auf dieser Seite. Melden Sie sich in einem anderen Tab wieder an.",
  draftFailed:
    "Ihre Antworten konnten nicht gespeichert werden. Sie stehen noch auf dieser Seite, und bei Ihrer nächsten Änderung wird das Speichern erneut versucht.",
  draftConflict:
    "Diese Antworten wurden in einem anderen Tab oder auf einem anderen Gerät geändert. Was Sie hier ändern, wird nicht gespeichert.",
  draftDeleted:
    "Diese Antworten wurden in einem anderen Tab abgesendet oder entfernt. Was Sie hier ändern, wird nicht gespeichert.",
  draftReload: "Laden Sie diese Seite neu, um die neueren Antworten zu sehen.",
  takeNewer: "Die neueren Antworten anzeigen",
  keepThese: "Stattdessen die Antworten hier speichern",
  draftRestored: "Ihre früheren Antworten sind wieder da",
  draftNotKept: "Wird nie gespeichert, daher neu einzugeben: {labels}",
  draftChanged: "Das Formular hat sich seither geändert. Prüfen Sie Ihre Antworten.",
  draftDropped: "Nicht mehr so im Formular, wie Sie es beantwortet haben: {labels}",
  draftSetAside:
    "Früher gespeicherte Antworten konnten nicht gelesen werden und wurden beiseitegelegt",
  draftExpired: "Antworten vom {date} waren zu alt, um aufbewahrt zu werden",

  formStopped:
    "Etwas ist schiefgegangen, und das Formular wird nicht mehr angezeigt. Von Ihren Eingaben ist nichts verloren gegangen, solange diese Seite geöffnet bleibt.",
  formStoppedLater:
    "Ihre Antworten sind angekommen. Danach ist auf dieser Seite etwas schiefgegangen. Sie müssen sie nicht noch einmal senden.",
  showFormAgain: "Formular wieder anzeigen",
};
