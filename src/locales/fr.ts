import type { Translation } from "./en.ts";

/**
 * Every sentence in French (vous). Written without a native speaker: have one review above all
 * `ambiguous`, `einPrefix`, `routingChecksum`, `phoneArea`, `phoneExchange`, `definitionError`,
 * `pageRefused`, `submitUnknown`, `outcomeUnknown` and those of drafts.
 */
export const fr: Translation<"many"> = {
  lang: "fr",

  missing: "Remplissez « {label} »",
  "missing.boolean": "Sélectionnez oui si « {label} » s’applique à vous, sinon non",
  "missing.select": "Sélectionnez une option pour « {label} »",
  notText: "« {label} » doit être un texte",
  notBoolean: "Sélectionnez oui ou non pour « {label} »",
  notOption: "Sélectionnez l’une des options de la liste pour « {label} »",
  notNumber: "« {label} » doit être un nombre",
  "notNumber.currency": "« {label} » doit être un montant, par exemple {example}",
  "notNumber.number": "« {label} » doit être un nombre entier, par exemple {example}",
  "notNumber.percent": "« {label} » doit être un pourcentage, par exemple {example}",
  ambiguous: "« {label} » peut se lire de plusieurs façons. Écrivez-le ainsi : {example}",
  tooManyDecimals: "« {label} » peut avoir au maximum deux décimales, par exemple {example}",
  notWhole: "« {label} » doit être un nombre entier, par exemple {example}",
  negative: "« {label} » ne peut pas être inférieur à 0",
  "negative.number": "Saisissez 1 ou plus pour « {label} »",
  "negative.number.optional": "Saisissez 1 ou plus pour « {label} », ou laissez le champ vide",
  notPositive: "Saisissez 1 ou plus pour « {label} »",
  "notPositive.optional": "Saisissez 1 ou plus pour « {label} », ou laissez le champ vide",
  tooLarge: "« {label} » ne peut pas dépasser 100",
  customError: "Vérifiez « {label} »",

  yes: "Oui",
  no: "Non",
  selectPrompt: "Sélectionner",
  clearAnswer: "Effacer la réponse",
  show: "Afficher",
  hide: "Masquer",
  endingIn: "Se termine par {digits}",
  change: "Modifier",
  keepStored: "Conserver celui qui se termine par {digits}",
  "results.one": "{count} résultat",
  "results.many": "{count} de résultats",
  "results.other": "{count} résultats",
  noResults: "Rien dans la liste ne correspond",
  markOptional: "(facultatif)",
  markRequired: "(obligatoire)",
  errorPrefix: "Erreur :",
  currencyHint: "En {currency}",
  percentHint: "De 0 à 100",
  summaryHeading: "Il y a un problème",
  summaryMore: "En afficher {count} de plus",
  submit: "Envoyer",
  submitting: "Envoi en cours…",
  submitFailed: "Vos réponses n’ont pas été envoyées, mais rien n’a été perdu. {why}",
  submitUnknown:
    "Nous n’avons pas pu confirmer que vos réponses ont été reçues. Rien n’a été perdu. Vérifiez si elles ont été reçues avant de les renvoyer",
  received: "Vos réponses ont été reçues",
  changedSince:
    "Ce que vous avez modifié entre-temps n’a pas été envoyé. Envoyez de nouveau pour le transmettre",
  formOutdated:
    "Ce formulaire a changé depuis que vous l’avez ouvert. Rechargez cette page pour voir les questions actuelles",
  formChanged:
    "Ce formulaire a changé depuis que vous l’avez ouvert. Les réponses qui conviennent encore sont conservées. Vérifiez-les, puis envoyez de nouveau",
  newQuestion: "Nouvelle question : {label}",
  goneQuestions: "N’est plus demandé : {labels}",
  revised: "Date de révision : {date}",
  officialForm: "Formulaire officiel",
  definitionError:
    "Ce formulaire ne peut pas être affiché, car sa description est incomplète. Vos réponses aux autres formulaires ne sont pas concernées. Prévenez les responsables de ce site",
  "why.offline": "Vous êtes hors ligne. Connectez-vous à Internet, puis réessayez",
  "why.noConnection": "Vérifiez votre connexion et réessayez",
  "why.timedOut": "Le service a mis trop de temps à répondre. Réessayez dans un instant",
  "why.signedOut":
    "Votre session est terminée. Reconnectez-vous dans un autre onglet, puis réessayez",
  "why.maybeSignedOut":
    "Votre session est peut-être terminée. Reconnectez-vous dans un autre onglet, puis réessayez",
  "why.notAllowed": "Vous n’avez pas accès. Demandez aux responsables de ce site",
  "why.tooManyRequests": "Il y a eu trop de demandes. Attendez une minute, puis réessayez",
  "why.refused": "Le service n’a pas accepté les réponses. Vérifiez-les, puis réessayez",
  "why.answersTooLong":
    "Les réponses sont plus longues que ce que le service accepte. Raccourcissez-les, puis réessayez",
  "why.requestTooLarge":
    "La demande était plus volumineuse que ce que le service accepte. Déconnectez-vous et reconnectez-vous dans un autre onglet, puis réessayez",
  "why.notTaken": "Le service n’accepte pas ce formulaire. Prévenez les responsables de ce site",
  "why.notFound":
    "Il n’y a rien à cette adresse. Vérifiez le lien ou demandez à la personne qui vous l’a envoyé",
  "why.gone": "Ce contenu n’est plus disponible. Demandez aux responsables de ce site",
  "why.serviceFailed": "Le service a un problème. Réessayez dans quelques minutes",
  "why.tryAgain":
    "Réessayez dans un instant. Si cela se reproduit, prévenez les responsables de ce site",
  loading: "Chargement du formulaire",
  loadFailed: "Le formulaire n’a pas pu être chargé. {why}",
  retry: "Réessayer",

  ssnDigits: "« {label} » doit comporter neuf chiffres, par exemple 123-45-6789",
  ssnArea: "« {label} » ne peut pas commencer par 000, 666 ou 9",
  ssnGroup: "Les quatrième et cinquième chiffres de « {label} » ne peuvent pas être 00",
  ssnSerial: "« {label} » ne peut pas se terminer par 0000",
  itinDigits: "« {label} » doit comporter neuf chiffres, par exemple 912-70-1234",
  itinArea: "« {label} » doit commencer par 9",
  itinGroup:
    "Les quatrième et cinquième chiffres de « {label} » doivent être compris entre 50 et 65, 70 et 88, 90 et 92 ou 94 et 99",
  ssnOrItinDigits: "« {label} » doit comporter neuf chiffres, par exemple 123-45-6789",
  ssnOrItinArea: "« {label} » ne peut pas commencer par 000 ou 666",
  einDigits: "« {label} » doit comporter neuf chiffres, par exemple 12-3456789",
  einPrefix: "« {label} » commence par deux chiffres que l’IRS n’a pas annoncés. Vérifiez-les",
  zipDigits: "« {label} » doit comporter cinq ou neuf chiffres, par exemple 02134",
  routingDigits: "« {label} » doit comporter neuf chiffres, par exemple 011000015",
  routingPrefix:
    "« {label} » commence par des chiffres qu’aucune banque n’utilise. Recopiez-le d’un chèque ou du site de la banque",
  routingChecksum:
    "« {label} » comporte un chiffre qui ne correspond pas aux autres. Comparez-le avec un chèque ou le site de la banque",
  accountDigits: "« {label} » doit comporter de 4 à 17 chiffres, par exemple 000123456789",
  phoneDigits: "« {label} » doit comporter dix chiffres, par exemple (202) 555-0123",
  phoneArea:
    "« {label} » comporte un indicatif régional qui n’existe pas : il doit commencer par un chiffre de 2 à 9 et ne peut pas se terminer par 11",
  phoneExchange:
    "« {label} » comporte, après l’indicatif régional, trois chiffres impossibles : ils doivent commencer par un chiffre de 2 à 9 et ne peuvent pas se terminer par 11",
  notEmail: "« {label} » doit être une adresse électronique, par exemple nom@example.com",
  notState: "« {label} » doit être un État des États-Unis, par exemple CA ou California",
  notDate: "« {label} » doit être une date, par exemple {example}",
  dateYear: "L’année de « {label} » doit comporter quatre chiffres, par exemple {example}",
  noSuchDate: "« {label} » doit être un jour qui existe, écrit par exemple {example}",
  tooEarly: "« {label} » doit être le {limit} ou une date postérieure",
  tooLate: "« {label} » doit être le {limit} ou une date antérieure",
  notOneOf: "« {label} » doit être l’une de ces valeurs : {values}",
  tooShort: "Le nombre minimal de caractères pour « {label} » est de {limit}",
  tooLong: "Le nombre maximal de caractères pour « {label} » est de {limit}",
  belowMin: "« {label} » ne peut pas être inférieur à {limit}",
  aboveMax: "« {label} » ne peut pas dépasser {limit}",

  listLoading: "Chargement de la liste",
  listEmpty: "Cette liste est vide",
  pageEmpty: "Cette page est vide",
  listFailed: "La liste n’a pas pu être chargée. {why}",
  pageRefused:
    "Cette page de la liste ne peut pas être ouverte : son adresse est incorrecte, ou la liste a changé depuis. La liste reste disponible à partir de sa première page",
  firstPage: "Aller à la première page",
  pager: "Pages de {list}",
  previousPage: "Précédent",
  nextPage: "Suivant",
  loadMore: "Charger la suite",
  refresh: "Actualiser",
  pageSize: "Éléments par page",
  place: "Page {page}, {items}",
  soFar: "{items} jusqu’ici",
  "items.one": "{count} élément",
  "items.many": "{count} d’éléments",
  "items.other": "{count} éléments",

  stepOf: "Étape {step} sur {steps}",
  progress: "Progression",
  back: "Retour",
  continue: "Continuer",
  saveAndReturn: "Enregistrer et revenir",
  tasksHeading: "Formulaires à remplir",
  tasksDone: "{done} sur {total} terminés",
  taskCompleted: "Terminé",
  taskInProgress: "En cours",
  taskToDo: "À faire",
  taskBlocked: "À corriger",
  taskAccepted: "Envoyé",
  blocking: "À remplir en premier",
  aboutTime: "Environ {time}",
  toReview: "Vérifiez vos réponses",
  reviewHeading: "Vérifiez vos réponses",
  notAnswered: "Sans réponse",
  signHeading: "Signature",
  signName: "Saisissez votre nom complet",
  signDate: "Date",
  nameMissing: "Saisissez votre nom complet pour signer",
  sign: "Signer et envoyer",
  send: "Envoyer",
  formNotSubmitted: "« {title} » n’a pas été envoyé, mais rien n’a été perdu. {why}",
  outcomeUnknown:
    "Nous n’avons pas pu confirmer que « {title} » a été reçu. Rien n’a été perdu. Vérifiez s’il a été reçu avant de le renvoyer",
  acceptedBefore: "« {title} » a déjà été envoyé et n’est pas envoyé de nouveau",
  sentElsewhere:
    "Envoyé auparavant ou dans un autre onglet : les réponses ne sont donc pas affichées ici",
  notAskedNow: "« {title} » n’est pas envoyé, en raison de vos autres réponses",
  receiptHeading: "Vos réponses ont été reçues",
  emptyReceiptHeading: "Il n’y avait rien à envoyer",
  receivedOn: "Reçu le {date}",
  receivedAt: "Reçu",
  whatNext: "Et maintenant ?",
  signedBy: "Signé par",
  statement: "Déclaration",
  document: "Document",
  openDocument: "Ouvrir le document signé (nouvel onglet)",
  exactlySent: "Exactement ce qui a été envoyé",
  nothingSent: "Aucune réponse",
  print: "Imprimer",
  download: "Télécharger",

  draftIdle: "Vos réponses sont enregistrées au fur et à mesure et conservées pendant {time}",
  draftAtMost:
    "Vos réponses sont enregistrées au fur et à mesure et conservées pendant {time} au plus. Ce navigateur peut les supprimer plus tôt si vous ne revenez pas",
  draftTab:
    "Vos réponses sont enregistrées au fur et à mesure et conservées jusqu’à la fermeture de cet onglet",
  draftAlways: "Vos réponses sont enregistrées au fur et à mesure",
  draftLater: "Enregistrer et finir plus tard",
  draftLaterIdle:
    "Vos réponses sont enregistrées. Vous pouvez fermer cette page et y revenir pour finir dans un délai de {time}",
  draftLaterAtMost:
    "Vos réponses sont enregistrées dans ce navigateur. Vous pouvez fermer cette page et y revenir bientôt, dans {time} au plus, pour finir",
  draftLaterTab:
    "Vos réponses sont enregistrées tant que cet onglet est ouvert. Laissez-le ouvert pour finir plus tard",
  draftLaterAlways:
    "Vos réponses sont enregistrées. Vous pouvez fermer cette page et y revenir une autre fois pour finir",
  draftSaving: "Enregistrement…",
  draftSaved: "Enregistré",
  draftFull:
    "Vos réponses n’ont pas pu être enregistrées : il n’y a plus de place. Elles sont toujours sur cette page, alors terminez avant de la quitter",
  draftBlocked:
    "Vos réponses n’ont pas pu être enregistrées : ce navigateur ne le permet pas ici. Elles sont toujours sur cette page, alors terminez avant de la quitter",
  draftSignedOut:
    "Vos réponses n’ont pas pu être enregistrées : votre session est terminée. Elles sont toujours sur cette page. Reconnectez-vous dans un autre onglet",
  draftFailed:
    "Vos réponses n’ont pas pu être enregistrées. Elles sont toujours sur cette page, et un nouvel essai aura lieu à votre prochaine modification",
  draftElsewhere:
    "Ces réponses ont été modifiées dans un autre onglet ou sur un autre appareil. Ce que vous modifiez ici n’est pas enregistré",
  draftRemoved:
    "Ces réponses ont été envoyées ou supprimées dans un autre onglet. Ce que vous modifiez ici n’est pas enregistré",
  draftReload: "Rechargez cette page pour voir les réponses plus récentes",
  takeNewer: "Afficher les réponses plus récentes",
  keepThese: "Enregistrer plutôt les réponses d’ici",
  draftRestored: "Vos réponses précédentes sont de retour",
  draftNotKept: "Jamais enregistré, à saisir de nouveau : {labels}",
  draftChanged: "Le formulaire a changé depuis. Vérifiez vos réponses",
  draftDropped: "Ne figure plus dans le formulaire tel que vous y aviez répondu : {labels}",
  draftSetAside:
    "Des réponses enregistrées auparavant n’ont pas pu être lues et ont été mises de côté",
  draftExpired: "Les réponses du {date} étaient trop anciennes pour être conservées",
};
