import type { Translation } from "./en.ts";

/**
 * Every sentence in German (Sie). Written without a native speaker: have one review above all
 * `ambiguous`, `einPrefix`, `routingPrefix`, `routingChecksum`, `phoneExchange`, `definitionError`,
 * `pageRefused`, `submitUnknown`, `outcomeUnknown` and those of drafts.
 */
export const de: Translation = {
  lang: "de",

  missing: "Füllen Sie „{label}“ aus",
  "missing.boolean": "Wählen Sie Ja, wenn „{label}“ zutrifft, sonst Nein",
  "missing.select": "Wählen Sie bei „{label}“ eine Option aus",
  notText: "„{label}“ muss ein Text sein",
  notBoolean: "Wählen Sie bei „{label}“ Ja oder Nein",
  notOption: "Wählen Sie bei „{label}“ eine der Optionen aus der Liste",
  notNumber: "„{label}“ muss eine Zahl sein",
  "notNumber.currency": "„{label}“ muss ein Betrag sein, zum Beispiel {example}",
  "notNumber.number": "„{label}“ muss eine ganze Zahl sein, zum Beispiel {example}",
  "notNumber.percent": "„{label}“ muss ein Prozentsatz sein, zum Beispiel {example}",
  ambiguous:
    "„{label}“ lässt sich auf mehr als eine Weise lesen. Schreiben Sie zum Beispiel {example}",
  tooManyDecimals: "„{label}“ darf höchstens zwei Nachkommastellen haben, zum Beispiel {example}",
  notWhole: "„{label}“ muss eine ganze Zahl sein, zum Beispiel {example}",
  negative: "„{label}“ darf nicht kleiner als 0 sein",
  "negative.number": "Geben Sie bei „{label}“ mindestens 1 ein",
  "negative.number.optional":
    "Geben Sie bei „{label}“ mindestens 1 ein, oder lassen Sie das Feld leer",
  notPositive: "Geben Sie bei „{label}“ mindestens 1 ein",
  "notPositive.optional": "Geben Sie bei „{label}“ mindestens 1 ein, oder lassen Sie das Feld leer",
  tooLarge: "„{label}“ darf höchstens 100 sein",
  customError: "Prüfen Sie „{label}“",

  yes: "Ja",
  no: "Nein",
  selectPrompt: "Auswählen",
  clearAnswer: "Antwort löschen",
  show: "Anzeigen",
  hide: "Verbergen",
  endingIn: "Endet auf {digits}",
  change: "Ändern",
  keepStored: "Die auf {digits} endende Angabe behalten",
  "results.one": "{count} Treffer",
  "results.other": "{count} Treffer",
  noResults: "Nichts in der Liste passt dazu",
  markOptional: "(freiwillig)",
  markRequired: "(erforderlich)",
  errorPrefix: "Fehler:",
  currencyHint: "In {currency}",
  percentHint: "Von 0 bis 100",
  summaryHeading: "Es gibt ein Problem",
  summaryMore: "{count} weitere anzeigen",
  submit: "Absenden",
  submitting: "Wird gesendet …",
  submitFailed: "Ihre Antworten wurden nicht gesendet, und es ist nichts verloren gegangen. {why}",
  submitUnknown:
    "Es konnte nicht bestätigt werden, dass Ihre Antworten angekommen sind. Es ist nichts verloren gegangen. Prüfen Sie, ob sie angekommen sind, bevor Sie sie noch einmal senden",
  received: "Ihre Antworten sind angekommen",
  changedSince:
    "Was Sie in der Zwischenzeit geändert haben, wurde nicht gesendet. Senden Sie noch einmal ab, um es zu senden",
  formOutdated:
    "Dieses Formular hat sich geändert, seit Sie es geöffnet haben. Laden Sie diese Seite neu, um die aktuellen Fragen zu sehen",
  formChanged:
    "Dieses Formular hat sich geändert, seit Sie es geöffnet haben. Antworten, die noch passen, sind erhalten. Prüfen Sie sie und senden Sie noch einmal",
  newQuestion: "Neue Frage: {label}",
  goneQuestions: "Nicht mehr gefragt: {labels}",
  revised: "Stand: {date}",
  officialForm: "Amtliches Formular",
  definitionError:
    "Dieses Formular kann nicht angezeigt werden, weil seine Beschreibung unvollständig ist. Ihre Antworten in anderen Formularen sind nicht betroffen. Sagen Sie es denen, die diese Website betreiben",
  "why.offline":
    "Sie sind offline. Stellen Sie eine Internetverbindung her, und versuchen Sie es noch einmal",
  "why.noConnection": "Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal",
  "why.timedOut": "Der Dienst hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal",
  "why.signedOut":
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Tab an, und versuchen Sie es noch einmal",
  "why.maybeSignedOut":
    "Sie sind vielleicht nicht mehr angemeldet. Melden Sie sich in einem anderen Tab an, und versuchen Sie es noch einmal",
  "why.notAllowed": "Sie haben keinen Zugriff. Fragen Sie die, die diese Website betreiben",
  "why.tooManyRequests":
    "Es gab zu viele Anfragen. Warten Sie eine Minute, und versuchen Sie es noch einmal",
  "why.refused":
    "Der Dienst hat die Antworten nicht angenommen. Prüfen Sie sie, und versuchen Sie es noch einmal",
  "why.answersTooLong":
    "Die Antworten sind länger, als der Dienst annimmt. Kürzen Sie sie, und versuchen Sie es noch einmal",
  "why.requestTooLarge":
    "Die Anfrage war größer, als der Dienst annimmt. Melden Sie sich in einem anderen Tab ab und wieder an, und versuchen Sie es noch einmal",
  "why.notTaken":
    "Der Dienst nimmt dieses Formular nicht an. Sagen Sie es denen, die diese Website betreiben",
  "why.notFound":
    "Unter dieser Adresse gibt es nichts. Prüfen Sie den Link, oder fragen Sie die Person, die ihn geschickt hat",
  "why.gone": "Das gibt es hier nicht mehr. Fragen Sie die, die diese Website betreiben",
  "why.serviceFailed":
    "Der Dienst hat eine Störung. Versuchen Sie es in ein paar Minuten noch einmal",
  "why.tryAgain":
    "Versuchen Sie es gleich noch einmal. Wenn es wieder passiert, sagen Sie es denen, die diese Website betreiben",
  loading: "Das Formular wird geladen",
  loadFailed: "Das Formular konnte nicht geladen werden. {why}",
  retry: "Erneut versuchen",

  ssnDigits: "„{label}“ muss neun Ziffern haben, zum Beispiel 123-45-6789",
  ssnArea: "„{label}“ darf nicht mit 000, 666 oder 9 beginnen",
  ssnGroup: "Bei „{label}“ dürfen die vierte und fünfte Ziffer nicht 00 sein",
  ssnSerial: "„{label}“ darf nicht auf 0000 enden",
  itinDigits: "„{label}“ muss neun Ziffern haben, zum Beispiel 912-70-1234",
  itinArea: "„{label}“ muss mit 9 beginnen",
  itinGroup:
    "Bei „{label}“ müssen die vierte und fünfte Ziffer zwischen 50 und 65, 70 und 88, 90 und 92 oder 94 und 99 liegen",
  ssnOrItinDigits: "„{label}“ muss neun Ziffern haben, zum Beispiel 123-45-6789",
  ssnOrItinArea: "„{label}“ darf nicht mit 000 oder 666 beginnen",
  einDigits: "„{label}“ muss neun Ziffern haben, zum Beispiel 12-3456789",
  einPrefix:
    "„{label}“ beginnt mit zwei Ziffern, die der IRS nicht bekannt gegeben hat. Prüfen Sie diese",
  zipDigits: "„{label}“ muss fünf oder neun Ziffern haben, zum Beispiel 02134",
  routingDigits: "„{label}“ muss neun Ziffern haben, zum Beispiel 011000015",
  routingPrefix:
    "„{label}“ beginnt mit Ziffern, die keine Bank hat. Schreiben Sie die Nummer von einem Scheck oder der Website der Bank ab",
  routingChecksum:
    "„{label}“ hat eine Ziffer, die nicht zu den anderen passt. Vergleichen Sie die Nummer mit einem Scheck oder der Website der Bank",
  accountDigits: "„{label}“ muss 4 bis 17 Ziffern haben, zum Beispiel 000123456789",
  phoneDigits: "„{label}“ muss zehn Ziffern haben, zum Beispiel (202) 555-0123",
  phoneArea:
    "„{label}“ hat eine Vorwahl, die es nicht geben kann: Eine Vorwahl muss mit 2 bis 9 beginnen und darf nicht auf 11 enden",
  phoneExchange:
    "„{label}“ hat hinter der Vorwahl drei Ziffern, die es nicht geben kann: Diese müssen mit 2 bis 9 beginnen und dürfen nicht auf 11 enden",
  notEmail: "„{label}“ muss eine E-Mail-Adresse sein, zum Beispiel name@example.com",
  notState: "„{label}“ muss ein US-Bundesstaat sein, zum Beispiel CA oder California",
  notDate: "„{label}“ muss ein Datum sein, zum Beispiel {example}",
  dateYear: "Bei „{label}“ muss das Jahr vier Ziffern haben, zum Beispiel {example}",
  noSuchDate: "„{label}“ muss ein Tag sein, den es gibt, geschrieben wie {example}",
  tooEarly: "„{label}“ muss der {limit} oder ein späterer Tag sein",
  tooLate: "„{label}“ muss der {limit} oder ein früherer Tag sein",
  notOneOf: "„{label}“ muss einer dieser Werte sein: {values}",
  tooShort: "„{label}“ muss mindestens {limit} Zeichen haben",
  tooLong: "„{label}“ darf höchstens {limit} Zeichen haben",
  belowMin: "„{label}“ muss mindestens {limit} sein",
  aboveMax: "„{label}“ darf höchstens {limit} sein",

  listLoading: "Die Liste wird geladen",
  listEmpty: "Diese Liste ist leer",
  pageEmpty: "Diese Seite ist leer",
  listFailed: "Die Liste konnte nicht geladen werden. {why}",
  pageRefused:
    "Diese Seite der Liste lässt sich nicht öffnen: Die Adresse der Seite ist falsch, oder die Liste hat sich seither geändert. Die Liste gibt es noch, ab ihrer ersten Seite",
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
    "Es konnte nicht bestätigt werden, dass „{title}“ angekommen ist. Es ist nichts verloren gegangen. Prüfen Sie, ob es angekommen ist, bevor Sie es noch einmal senden",
  acceptedBefore: "„{title}“ wurde bereits gesendet und wird nicht noch einmal gesendet",
  sentElsewhere: "Früher oder in einem anderen Tab gesendet, daher stehen die Antworten nicht hier",
  notAskedNow: "„{title}“ wird wegen Ihrer anderen Antworten nicht gesendet",
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

  draftIdle: "Ihre Antworten werden während der Eingabe gespeichert und {time} lang aufbewahrt",
  draftAtMost:
    "Ihre Antworten werden während der Eingabe gespeichert und höchstens {time} lang aufbewahrt. Dieser Browser kann sie früher löschen, wenn Sie nicht wiederkommen",
  draftTab:
    "Ihre Antworten werden während der Eingabe gespeichert und aufbewahrt, bis dieser Tab geschlossen wird",
  draftAlways: "Ihre Antworten werden während der Eingabe gespeichert",
  draftLater: "Speichern und später fertigstellen",
  draftLaterIdle:
    "Ihre Antworten sind gespeichert. Sie können diese Seite schließen und innerhalb von {time} hier weitermachen",
  draftLaterAtMost:
    "Ihre Antworten sind in diesem Browser gespeichert. Sie können diese Seite schließen und bald, spätestens in {time}, hier weitermachen",
  draftLaterTab:
    "Ihre Antworten sind gespeichert, solange dieser Tab offen ist. Lassen Sie ihn offen, um später weiterzumachen",
  draftLaterAlways:
    "Ihre Antworten sind gespeichert. Sie können diese Seite schließen und ein andermal hier weitermachen",
  draftSaving: "Wird gespeichert …",
  draftSaved: "Gespeichert",
  draftFull:
    "Ihre Antworten konnten nicht gespeichert werden: Es ist kein Platz mehr dafür. Sie stehen noch auf dieser Seite; schließen Sie daher ab, bevor Sie sie verlassen",
  draftBlocked:
    "Ihre Antworten konnten nicht gespeichert werden: Dieser Browser erlaubt es hier nicht. Sie stehen noch auf dieser Seite; schließen Sie daher ab, bevor Sie sie verlassen",
  draftSignedOut:
    "Ihre Antworten konnten nicht gespeichert werden: Sie sind nicht mehr angemeldet. Ihre Antworten stehen noch auf dieser Seite. Melden Sie sich in einem anderen Tab wieder an",
  draftFailed:
    "Ihre Antworten konnten nicht gespeichert werden. Sie stehen noch auf dieser Seite, und bei Ihrer nächsten Änderung wird das Speichern erneut versucht",
  draftElsewhere:
    "Diese Antworten wurden in einem anderen Tab oder auf einem anderen Gerät geändert. Was Sie hier ändern, wird nicht gespeichert",
  draftRemoved:
    "Diese Antworten wurden in einem anderen Tab abgesendet oder entfernt. Was Sie hier ändern, wird nicht gespeichert",
  draftReload: "Laden Sie diese Seite neu, um die neueren Antworten zu sehen",
  takeNewer: "Die neueren Antworten anzeigen",
  keepThese: "Stattdessen die Antworten hier speichern",
  draftRestored: "Ihre früheren Antworten sind wieder da",
  draftNotKept: "Wird nie gespeichert, daher neu einzugeben: {labels}",
  draftChanged: "Das Formular hat sich seither geändert. Prüfen Sie Ihre Antworten",
  draftDropped: "Nicht mehr so im Formular, wie Sie es beantwortet haben: {labels}",
  draftSetAside:
    "Früher gespeicherte Antworten konnten nicht gelesen werden und wurden beiseitegelegt",
  draftExpired: "Antworten vom {date} waren zu alt, um aufbewahrt zu werden",
};
