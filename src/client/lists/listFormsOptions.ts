/** Options of `listForms`. */
export interface ListFormsOptions {
  /** Two letters, such as `"CA"`. */
  readonly state?: string | undefined;
  /** ISO 639-1 code, such as `"es"`. The service falls back to English. */
  readonly lang?: string | undefined;
  /** Size of the page, 1 to 25. */
  readonly limit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
