import * as react from "parameter-form";
import * as chakra from "parameter-form/adapters/chakra";
import * as mantine from "parameter-form/adapters/mantine";
import * as mui from "parameter-form/adapters/mui";
import * as reactAria from "parameter-form/adapters/react-aria";
import * as client from "parameter-form/client";
import * as collection from "parameter-form/collection";
import * as core from "parameter-form/core";
import * as jsonSchema from "parameter-form/json-schema";
import * as query from "parameter-form/query";
import * as service from "parameter-form/service";
import * as table from "parameter-form/table";
import * as testing from "parameter-form/testing";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

/** Every entry that has code, and the names that exist when it runs. */
const published: readonly (readonly [entry: string, module: object, names: readonly string[]])[] = [
  [
    "./core",
    core,
    [
      "ConditionError",
      "FormDefinitionError",
      "InvalidValuesError",
      "SubmitError",
      "accountNumber",
      "all",
      "answeredValues",
      "badInput",
      "checkPayload",
      "codecFor",
      "date",
      "defaultLimit",
      "ein",
      "email",
      "endpoints",
      "english",
      "formSchema",
      "getDefaultValues",
      "isOutcomeUnknown",
      "itin",
      "labelledMessageFor",
      "max",
      "maxLength",
      "messageFor",
      "min",
      "minLength",
      "mustBeTrue",
      "oneOf",
      "otherMaxLimit",
      "parseForm",
      "pattern",
      "payloadSchema",
      "recommendedRules",
      "routingNumber",
      "ruleFor",
      "safeParseForm",
      "schema",
      "shownWhen",
      "ssn",
      "ssnOrItin",
      "suggestedRules",
      "toPayload",
      "usPhone",
      "usState",
      "validateForm",
      "validateValue",
      "zip",
    ],
  ],
  [
    "./client",
    client,
    [
      "AbortedError",
      "BaseUrlError",
      "BodyTooLargeError",
      "ClientError",
      "HeadersError",
      "HttpError",
      "InvalidIdError",
      "InvalidItemError",
      "InvalidLimitError",
      "InvalidOptionError",
      "LinkError",
      "NetworkError",
      "NotFormError",
      "NotJsonError",
      "NotPageError",
      "OfflineError",
      "RedirectError",
      "SubmitOutcomeUnknown",
      "TimeoutError",
      "TraversalError",
      "createClient",
      "submitErrors",
    ],
  ],
  [
    "./query",
    query,
    [
      "FormSkeleton",
      "Pager",
      "ParameterFormById",
      "ParameterFormProvider",
      "ResourceList",
      "formQueryOptions",
      "listQueryOptions",
      "listWords",
      "useFormQuery",
      "useListPager",
      "useListQuery",
      "useSubmitForm",
    ],
  ],
  ["./table", table, ["ResourceTable"]],
  [
    "./collection",
    collection,
    [
      "CollectionErrorSummary",
      "DraftError",
      "DraftNotices",
      "DraftStatus",
      "FormCollection",
      "FormReview",
      "ReceiptView",
      "answerText",
      "answersOf",
      "collectionWords",
      "defaultValuesOf",
      "draftWords",
      "indexedDbDrafts",
      "localStorageDrafts",
      "onboardSteps",
      "receiptText",
      "reviewedForms",
      "sameName",
      "serverDrafts",
      "sessionStorageDrafts",
      "useCollectedForm",
      "useDraft",
      "useFormCollection",
      "useHashStep",
    ],
  ],
  [
    "./service",
    service,
    [
      "apiExample",
      "californiaDe4",
      "createService",
      "directDeposit",
      "everyType",
      "exampleForms",
      "exampleLists",
      "exampleSections",
      "federalW4",
      "newYorkIt2104",
      "personalDetails",
      "spanishW4",
      "thousandParameters",
    ],
  ],
  [
    "./testing",
    testing,
    [
      "apiExample",
      "arbitraries",
      "californiaDe4",
      "conformanceChecks",
      "createService",
      "directDeposit",
      "everyType",
      "exampleForms",
      "exampleLists",
      "exampleSections",
      "expectAccessible",
      "federalW4",
      "fillParameterForm",
      "newYorkIt2104",
      "personalDetails",
      "spanishW4",
      "thousandParameters",
    ],
  ],
  ["./json-schema", jsonSchema, ["fromJsonSchema"]],
  ["./adapters/mui", mui, ["muiComponents"]],
  ["./adapters/mantine", mantine, ["mantineComponents"]],
  ["./adapters/chakra", chakra, ["chakraComponents"]],
  ["./adapters/react-aria", reactAria, ["reactAriaComponents"]],
  [
    ".",
    react,
    [
      "BooleanField",
      "CurrencyField",
      "DateField",
      "ErrorSummary",
      "FieldFrame",
      "NumberField",
      "ParameterField",
      "ParameterFields",
      "ParameterForm",
      "ParameterFormProvider",
      "ParameterFormScope",
      "PercentField",
      "SelectField",
      "StringField",
      "fieldNameOf",
      "SubmitError",
      "getParameterValues",
      "hintsFor",
      "parseForm",
      "recommendedHints",
      "recommendedRules",
      "safeParseForm",
      "shownOptions",
      "ssn",
      "useParameterField",
      "useParameterForm",
      "useSelectInput",
      "useTextInput",
    ],
  ],
];

test.each(published)("%s publishes exactly its names", (_, module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(import.meta.glob<object>("../src/locales/*.ts", { eager: true })))(
  "%s publishes its table alone",
  (file, module) => {
    expect(Object.keys(module)).toEqual([/(\w+)\.ts$/.exec(file)?.[1]]);
  },
);

test("the package has these entries", () => {
  expect(Object.keys(packageJson.exports)).toEqual([
    ".",
    "./core",
    "./client",
    "./query",
    "./table",
    "./collection",
    "./json-schema",
    "./service",
    "./testing",
    "./adapters/mui",
    "./adapters/mantine",
    "./adapters/chakra",
    "./adapters/react-aria",
    "./locales/*",
    "./styles.css",
    "./package.json",
  ]);
});

test("every entry with code is in the table", () => {
  const withCode = Object.keys(packageJson.exports).filter(
    (entry) => !/\.(css|json)$|\*/.test(entry),
  );
  expect(published.map(([entry]) => entry).toSorted()).toEqual(withCode.toSorted());
});
