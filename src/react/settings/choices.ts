/** How booleans and selects are drawn, for the form or for one parameter. */
export interface ChoiceSettings {
  /** Yes and No in a select (the default) or as radio buttons. */
  readonly booleanAs?: "select" | "radio" | undefined;
  /** Options in a select (the default) or as radio buttons, up to `radioLimit` of them. */
  readonly selectAs?: "select" | "radio" | undefined;
  /** More options than this are never radio buttons; 6 unless given. */
  readonly radioLimit?: number | undefined;
  /** Whether a select with more than `searchLimit` options can be searched; `true` unless given. */
  readonly searchable?: boolean | undefined;
  /** Selects with more options than this can be searched; 15 unless given. */
  readonly searchLimit?: number | undefined;
}

/** How one of them is drawn, with what applies where nothing is said. */
export type Choice = {
  readonly [Key in keyof ChoiceSettings]-?: Exclude<ChoiceSettings[Key], undefined>;
};
