import { checks, parameterOf, reads, type Row, shows } from "../tables.ts";

const amount = parameterOf("currency");
const thirty = "123456789012345678901234567890";
const forty = `${thirty}1234567890`;

reads("amounts of the policy, en-US", amount, {}, [
  ["12,5", "ambiguous"],
  ["1e5", "notNumber"],
  ["1.2.3", "notNumber"],
  ["1.234,56 €", "notNumber"],
  ["1.234,56", "notNumber"],
  ["12.50 13.75", "notNumber"],
  ["2026-11-21", "notNumber"],
  ["$1,234.50", "= 1234.50"],
  [" 1,234.5 ", "= 1234.5"],
  ["1234.5", "= 1234.5"],
  [".5", "= 0.5"],
  ["5.", "= 5"],
  ["007", "= 7"],
  ["12.345", "tooManyDecimals"],
  ["4,260", "= 4260"],
  ["12.90", "= 12.90"],
  [".01", "= 0.01"],
  ["0.00", "= 0.00"],
  ["100.", "= 100"],
  ["", "empty"],
  ["   ", "empty"],
  ["\t\n", "empty"],
  [thirty, `= ${thirty}`],
  [forty, `= ${forty}`],
  [`${forty}.05`, `= ${forty}.05`],
  ["123,456,789,012,345,678,901,234,567,890", `= ${thirty}`],
]);

reads("signs and brackets", amount, {}, [
  ["-5", "= -5"],
  ["−5", "= -5"],
  ["–5", "= -5"],
  ["‐5", "= -5"],
  ["‑5", "= -5"],
  ["‒5", "= -5"],
  ["\uFF0D5", "= -5"],
  ["- 5", "= -5"],
  ["+5", "= 5"],
  ["(5.00)", "= -5.00"],
  ["( 5 )", "= -5"],
  ["($1,234.50)", "= -1234.50"],
  ["-$5", "= -5"],
  ["$-5", "= -5"],
  ["$ - 5", "= -5"],
  ["- $ 5", "= -5"],
  ["-0", "= 0"],
  ["-0.00", "= 0.00"],
  ["-.5", "= -0.5"],
  ["-5.5", "= -5.5"],
  ["--5", "notNumber"],
  ["+-5", "notNumber"],
  ["-$-5", "notNumber"],
  ["(-5)", "notNumber"],
  ["-(5)", "notNumber"],
  ["((5))", "notNumber"],
  ["(5", "notNumber"],
  ["5)", "notNumber"],
  ["(5) $", "= -5"],
  ["$ (1,500.00)", "= -1500.00"],
  ["$(5.00)", "= -5.00"],
  ["(US$5.00)", "= -5.00"],
  ["(5", "notNumber"],
  ["(5)-", "notNumber"],
  ["$(5)$", "notNumber"],
  ["(5)5", "notNumber"],
  ["()", "notNumber"],
  ["5-", "= -5"],
  ["1,500.00-", "= -1500.00"],
  ["$5.00 -", "= -5.00"],
  ["5- USD", "= -5"],
  ["5−", "= -5"],
  ["-5-", "notNumber"],
  ["+5-", "notNumber"],
  ["5--", "notNumber"],
  ["5–", "notNumber"],
  ["5+", "notNumber"],
  ["5-3", "notNumber"],
  ["—5", "notNumber"],
  ["-", "notNumber"],
  ["±5", "notNumber"],
]);

reads("signs where negatives are not allowed", amount, { allowNegative: false }, [
  ["-5", "negative"],
  ["(5.00)", "negative"],
  ["$-5", "negative"],
  ["-0", "= 0"],
  ["5", "= 5"],
]);

reads("units, each once and at either end", amount, {}, [
  ["$5", "= 5"],
  ["5$", "= 5"],
  ["$ 5", "= 5"],
  ["5 $", "= 5"],
  ["US$5", "= 5"],
  ["5 US$", "= 5"],
  ["USD 5", "= 5"],
  ["5usd", "= 5"],
  ["\uFF045", "= 5"],
  ["$\u00A05", "= 5"],
  ["$$5", "notNumber"],
  ["$5$", "notNumber"],
  ["$5 USD", "= 5"],
  ["USD $5", "= 5"],
  ["USD5$", "= 5"],
  ["$US$5", "notNumber"],
  ["USD 5 USD", "notNumber"],
  ["$5 USD $", "notNumber"],
  ["CA$5", "notNumber"],
  ["5 $ 5", "notNumber"],
  ["€5", "notNumber"],
  ["5%", "notNumber"],
  ["$", "notNumber"],
  ["5 dollars", "notNumber"],
]);

reads("symbols of several words, with any space or none", amount, { locale: "fr-CA" }, [
  ["5,00 $ US", "= 5.00"],
  ["5,00\u00A0$\u00A0US", "= 5.00"],
  ["5,00 $US", "= 5.00"],
  ["5,00 US $", "notNumber"],
]);
reads("francs of West Africa", amount, { locale: "fr-SN", currency: "XOF" }, [
  ["1 000 F CFA", "= 1000"],
  ["1 000 FCFA", "= 1000"],
  ["F\u202FCFA 1000", "= 1000"],
]);

reads("full-width symbols: yen", amount, { currency: "JPY" }, [["￥100", "= 100"]]);
reads("full-width symbols: yuan", amount, { locale: "zh-CN", currency: "CNY" }, [
  ["￥100", "= 100"],
  ["¥１００", "= 100"],
]);
reads("full-width symbols: pounds", amount, { locale: "en-GB", currency: "GBP" }, [
  ["￡100", "= 100"],
]);
reads("full-width symbols: won", amount, { locale: "ko-KR", currency: "KRW" }, [
  ["￦1,000", "= 1000"],
]);

reads("symbols of the place and of the world", amount, { locale: "en-AU", currency: "AUD" }, [
  ["$5", "= 5"],
  ["A$5", "= 5"],
  ["5 A$", "= 5"],
  ["AUD 5", "= 5"],
  ["US$5", "notNumber"],
]);

reads("digits of every script, and nothing that only looks like one", amount, {}, [
  ["\uFF11\uFF12\uFF0E\uFF15\uFF10", "= 12.50"],
  ["\uFF11\uFF0C\uFF12\uFF13\uFF14", "= 1234"],
  ["١٢٣٤", "= 1234"],
  ["۱۲۳۴", "= 1234"],
  ["१२३४", "= 1234"],
  ["𝟏𝟐𝟑", "= 123"],
  ["𝟘𝟙𝟡.𝟗𝟿", "= 19.99"],
  ["1٢", "= 12"],
  ["12²", "notNumber"],
  ["²", "notNumber"],
  ["½", "notNumber"],
  ["1½", "notNumber"],
  ["①", "notNumber"],
  ["Ⅻ", "notNumber"],
  ["五", "notNumber"],
  ["12O", "notNumber"],
]);

reads("digits that are letters elsewhere", amount, { locale: "zh-CN-u-nu-hanidec" }, [
  ["一,二三四.五〇", "= 1234.50"],
]);

reads("what is no amount", amount, {}, [
  ["Infinity", "notNumber"],
  ["-Infinity", "notNumber"],
  ["∞", "notNumber"],
  ["NaN", "notNumber"],
  ["0x10", "notNumber"],
  ["0b1", "notNumber"],
  ["1_000", "notNumber"],
  ["1e5", "notNumber"],
  ["1E+5", "notNumber"],
  ["10n", "notNumber"],
  ["1/2", "notNumber"],
  ["1+1", "notNumber"],
  ["5*", "notNumber"],
  ["null", "notNumber"],
  ["1‰", "notNumber"],
  ["1:30", "notNumber"],
  ["1;2", "notNumber"],
  ["£12·50", "notNumber"],
  [".", "notNumber"],
  [",", "notNumber"],
  ["..", "notNumber"],
  [",,,", "notNumber"],
  ["\uD800", "notNumber"],
  ["5\u0000", "notNumber"],
]);

reads("separators out of place", amount, {}, [
  ["1,23", "ambiguous"],
  ["1,2345", "ambiguous"],
  ["1234,567", "ambiguous"],
  ["12,34,567", "ambiguous"],
  ["0,500", "ambiguous"],
  ["1,", "ambiguous"],
  [",5", "ambiguous"],
  ["1 234", "ambiguous"],
  ["1\u00A0234", "ambiguous"],
  ["1'234", "ambiguous"],
  ["12٫5", "= 12.5"],
  ["١٢٣٫٥٠", "= 123.50"],
  ["١٬٢٣٤٫٥٦", "= 1234.56"],
  ["1٬234", "= 1234"],
  ["12٬34", "ambiguous"],
  ["1.5٫5", "notNumber"],
  ["１２３．５０", "= 123.50"],
  ["１，２３４", "= 1234"],
  ["1 234,50", "notNumber"],
  ["1'234.50", "= 1234.50"],
  ["$1 500.00", "= 1500.00"],
  ["1 500 000.5", "= 1500000.5"],
  ["1 500٫5", "= 1500.5"],
  ["1 500.", "notNumber"],
  ["1 50.00", "notNumber"],
  ["0 500.00", "notNumber"],
  ["1 500'000.00", "notNumber"],
  ["12.50 13.75", "notNumber"],
  ["1\t500.00", "notNumber"],
  ["1.5,", "notNumber"],
  ["1.,5", "notNumber"],
  ["1..2", "notNumber"],
  ["1.22.33", "notNumber"],
  ["1,234.56.7", "notNumber"],
]);

reads("white space and marks without a width", amount, {}, [
  ["\t12.50\n", "= 12.50"],
  ["\r\n12.50", "= 12.50"],
  ["12.50\u3000", "= 12.50"],
  ["12\t50", "notNumber"],
  ["12\n50", "notNumber"],
  ["12\u202850", "notNumber"],
  ["12.50\t13.75", "notNumber"],
  ["\u200B12.50\u200B", "= 12.50"],
  ["\uFEFF12.50", "= 12.50"],
  ["12\u200B.50", "= 12.50"],
  ["12\u200C.50\u200D", "= 12.50"],
  ["\u206012.50", "= 12.50"],
  ["\u202D12.50\u202C", "= 12.50"],
  ["\u2066-12.50\u2069", "= -12.50"],
  ["\u00AD5", "notNumber"],
  ["\u200B", "empty"],
  ["\u200E\u200F", "empty"],
]);

const written: readonly [locale: string, currency: string, rows: readonly Row[]][] = [
  [
    "de-DE",
    "EUR",
    [
      ["1.234,56 €", "= 1234.56"],
      ["1.234,56\u00A0€", "= 1234.56"],
      ["1234,5", "= 1234.5"],
      ["1.234", "= 1234"],
      ["4,260", "tooManyDecimals"],
      ["12.5", "ambiguous"],
      ["1,234.50", "notNumber"],
      ["1 234,56", "= 1234.56"],
    ],
  ],
  [
    "fr-FR",
    "EUR",
    [
      ["1\u202F234,56\u00A0€", "= 1234.56"],
      ["1\u00A0234,56", "= 1234.56"],
      ["1 234 567,5", "= 1234567.5"],
      ["1\t234", "notNumber"],
      ["1\n234", "notNumber"],
      ["1  234", "ambiguous"],
      ["12.5", "ambiguous"],
    ],
  ],
  [
    "de-CH",
    "CHF",
    [
      ["CHF 1’234.50", "= 1234.50"],
      ["CHF-1'234.50", "= -1234.50"],
      ["1'234’567", "= 1234567"],
      ["1.234,50", "notNumber"],
      ["1,5", "ambiguous"],
    ],
  ],
  [
    "de-AT",
    "EUR",
    [
      ["€ 1.234,50", "= 1234.50"],
      ["1 234,50", "= 1234.50"],
      ["1 234", "ambiguous"],
    ],
  ],
  [
    "es-ES",
    "EUR",
    [
      ["1234,50 €", "= 1234.50"],
      ["1.234,50", "= 1234.50"],
      ["12.345", "= 12345"],
      ["1.2", "ambiguous"],
    ],
  ],
  [
    "en-IN",
    "INR",
    [
      ["₹12,34,567.50", "= 1234567.50"],
      ["1,234,567", "= 1234567"],
      ["1,23", "ambiguous"],
      ["12,345,67", "ambiguous"],
    ],
  ],
  [
    "ar-EG",
    "EGP",
    [
      ["١٬٢٣٤٫٥٠", "= 1234.50"],
      ["\u200F١٬٢٣٤٫٥٠\u00A0ج.م.\u200F", "= 1234.50"],
      ["\u061C-١٢", "= -12"],
      ["EGP 12٫5", "= 12.5"],
      ["1,234.56", "notNumber"],
      ["12.5", "ambiguous"],
    ],
  ],
  [
    "fa-IR",
    "IRR",
    [
      ["۱٬۲۳۴٫۵", "= 1234.5"],
      ["\u200E−۱۲", "= -12"],
      ["ریال ۱۲", "= 12"],
      ["۱۲/۵", "notNumber"],
    ],
  ],
  [
    "hi-IN-u-nu-deva",
    "INR",
    [
      ["₹१२,३४,५६७.५०", "= 1234567.50"],
      ["1,23,456", "= 123456"],
    ],
  ],
  [
    "sv-SE",
    "SEK",
    [
      ["1\u00A0234,50 kr", "= 1234.50"],
      ["−5 kr", "= -5"],
      ["kr 5 kr", "notNumber"],
      ["1.234,50", "= 1234.50"],
    ],
  ],
  [
    "he-IL",
    "ILS",
    [
      ["\u200F1,234.50\u00A0\u200F₪", "= 1234.50"],
      ["\u200E-5", "= -5"],
      ["\u200F\u200E-1,234.50\u00A0\u200F₪", "= -1234.50"],
    ],
  ],
];
for (const [locale, currency, rows] of written)
  reads(`amounts as ${locale} writes them`, amount, { locale, currency }, rows);

const scaled: readonly [locale: string, currency: string, rows: readonly Row[]][] = [
  [
    "en-ZM",
    "ZMW",
    [
      ["5K", "notNumber"],
      ["5k", "notNumber"],
      ["K5", "= 5"],
      ["-K 5", "= -5"],
    ],
  ],
  [
    "my-MM",
    "MMK",
    [
      ["5K", "notNumber"],
      ["၅K", "notNumber"],
      ["5 K", "= 5"],
      ["5\u00A0K", "= 5"],
    ],
  ],
  [
    "en-SZ",
    "SZL",
    [
      ["1E", "notNumber"],
      ["E1", "= 1"],
    ],
  ],
  [
    "es-GT",
    "GTQ",
    [
      ["5Q", "notNumber"],
      ["Q5", "= 5"],
    ],
  ],
  ["sv-SE", "SEK", [["5kr", "= 5"]]],
];
for (const [locale, currency, rows] of scaled)
  reads(
    `what ${currency} in ${locale} is not: a number of thousands`,
    amount,
    { locale, currency },
    rows,
  );

const abbreviations: readonly [locale: string, currency: string, rows: readonly Row[]][] = [
  [
    "en-PK",
    "PKR",
    [
      ["Rs.50", "ambiguous"],
      ["-Rs.50", "ambiguous"],
      ["(Rs.50)", "ambiguous"],
      ["Rs.5", "ambiguous"],
      ["PKR.50", "ambiguous"],
      ["Rs.x", "notNumber"],
      ["Rs.1,234.50", "notNumber"],
      ["Rs .50", "= 0.50"],
      ["Rs-.50", "= -0.50"],
      ["Rs0.50", "= 0.50"],
      ["Rs50", "= 50"],
      [".50Rs", "= 0.50"],
      [".50", "= 0.50"],
    ],
  ],
  ["ne-NP", "NPR", [["Rs.5", "ambiguous"]]],
  ["ne-NP", "NPR", [["नेरू.५०", "ambiguous"]]],
  ["es-PE", "PEN", [["S/.50", "ambiguous"]]],
  ["en-US", "DKK", [["kr.50", "ambiguous"]]],
  ["en-GB", "SEK", [["kr.50", "ambiguous"]]],
  ["es-GT", "GTQ", [["Q.50", "ambiguous"]]],
  ["es-HN", "HNL", [["L.50", "ambiguous"]]],
  ["ms-MY", "MYR", [["RM.50", "ambiguous"]]],
  ["en-KE", "KES", [["Ksh.50", "ambiguous"]]],
  [
    "en-US",
    "USD",
    [
      ["USD.50", "ambiguous"],
      ["$.50", "= 0.50"],
      ["-$.50", "= -0.50"],
    ],
  ],
  ["es-PA", "PAB", [["B/.50", "= 50"]]],
  ["sv-SE", "SEK", [["kr,50", "= 0.50"]]],
];
for (const [locale, currency, rows] of abbreviations)
  reads(
    `a point behind a unit of letters, ${locale} ${currency}`,
    amount,
    { locale, currency },
    rows,
  );

const shown: readonly [locale: string, currency: string, text: string][] = [
  ["en-US", "USD", "-1,234,567.50"],
  ["de-DE", "EUR", "-1.234.567,50"],
  ["fr-FR", "EUR", "-1 234 567,50"],
  ["de-CH", "CHF", "-1'234'567.50"],
  ["de-AT", "EUR", "-1.234.567,50"],
  ["es-ES", "EUR", "-1.234.567,50"],
  ["en-IN", "INR", "-12,34,567.50"],
  ["ar-EG", "EGP", "-١٬٢٣٤٬٥٦٧٫٥٠"],
  ["fa-IR", "IRR", "−۱٬۲۳۴٬۵۶۷٫۵۰"],
  ["hi-IN-u-nu-deva", "INR", "-१२,३४,५६७.५०"],
  ["sv-SE", "SEK", "−1 234 567,50"],
  ["he-IL", "ILS", "-1,234,567.50"],
];
for (const [locale, currency, text] of shown)
  shows(`an amount in ${locale}`, amount, { locale, currency }, [["-1234567.50", text]]);

shows("exactly the digits of the value", amount, {}, [
  ["0", "0"],
  ["12.9", "12.9"],
  ["12.90", "12.90"],
  ["0.00", "0.00"],
  [thirty, "123,456,789,012,345,678,901,234,567,890"],
  ["", ""],
  ["abc", "abc"],
  ["-0", "-0"],
  ["007", "007"],
  ["1,234", "1,234"],
  ["1e5", "1e5"],
]);

checks("an amount on the wire", amount, [
  ["0", "valid"],
  ["0.00", "valid"],
  ["7", "valid"],
  ["12.9", "valid"],
  ["12.90", "valid"],
  ["-5", "valid"],
  ["-0.01", "valid"],
  ["-5.5", "valid"],
  [`${forty}.99`, "valid"],
  ["12.345", "tooManyDecimals (stepMismatch)"],
  ["12.340", "tooManyDecimals (stepMismatch)"],
  ...[
    "",
    " ",
    "-0",
    "-0.00",
    "+5",
    "007",
    "00",
    ".5",
    "5.",
    "1,234",
    "$5",
    " 5",
    "5 ",
    "5\n",
    "1e5",
    "0x10",
    "NaN",
    "Infinity",
    "(5)",
    "−5",
    "--5",
    "١٢",
    "\uFF15",
    "null",
  ].map((value): Row => [value, "notNumber (typeMismatch)"]),
]);
