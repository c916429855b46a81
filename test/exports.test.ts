import * as react from "parameter-form";
import * as client from "parameter-form/client";
import * as core from "parameter-form/core";
import * as query from "parameter-form/query";
import * as service from "parameter-form/service";
import * as table from "parameter-form/table";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

/** Every entry that has code, and the names that exist when it runs. */
const published: readonly (readonly [entry: string, module: object, names: readonly string[]])[] = [
  [
    "./core",
    core,
    [
      "FormDefinitionError",
      "InvalidValuesError",
      "SubmitError",
      "accountNumber",
      "all",
      "answeredValues",
      "badInput",
      "codecFor",
      "date",
      "defaultLimit",
      "ein",
      "email",
      "endpoints",
      "english",
      "formSchema",
      "getDefaultValues",
      "itin",
      "max",
      "maxLength",
      "messageFor",
      "min",
      "minLength",
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
      "RedirectError",
      "TimeoutError",
      "TraversalError",
      "createClient",
      "submitErrorsOf",
    ],
  ],
  [
    "./query",
    query,
    [
      "FormSkeleton",
      "Pager",
      "ParameterFormById",
      "ResourceList",
      "formQueryOptions",
      "listQueryOptions",
      "listWords",
      "useFormQuery",
      "useListPager",
      "useListQuery",
    ],
  ],
  ["./table", table, ["ResourceTable"]],
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
      "federalW4",
      "newYorkIt2104",
      "personalDetails",
      "spanishW4",
      "thousandParameters",
    ],
  ],
  [
    ".",
    react,
    [
      "BooleanField",
      "CurrencyField",
      "ErrorSummary",
      "FieldFrame",
      "NumberField",
      "ParameterField",
      "ParameterFields",
      "ParameterForm",
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

test("the package has these entries", () => {
  expect(Object.keys(packageJson.exports)).toEqual([
    ".",
    "./core",
    "./client",
    "./query",
    "./table",
    "./service",
    "./styles.css",
    "./package.json",
  ]);
});

test("every entry with code is in the table", () => {
  const withCode = Object.keys(packageJson.exports).filter((entry) => !/\.(css|json)$/.test(entry));
  expect(published.map(([entry]) => entry).toSorted()).toEqual(withCode.toSorted());
});
