/** Types of the style sheets, which are imported for their side effect. */
export {};
