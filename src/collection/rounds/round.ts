/** Which of the rounds of a form that repeats this is. */
export interface Round {
  /** Its id in the collection: that of the form for the first, `dependents~2` for the second. */
  readonly id: string;
  /** The id of the form. */
  readonly form: string;
  /** Its place among the rounds by now, from 1: an id stays when a round before it is removed. */
  readonly number: number;
  /** How many rounds there are by now. */
  readonly total: number;
}

/** Something that may be a round. */
interface InRounds {
  readonly id: string;
  readonly round?: Round | undefined;
}

/** The form's id, of each of its rounds. */
export const formIdOf = ({ id, round }: InRounds): string => round?.form ?? id;

/** The address of the step that lists the rounds of a form. */
export const listId = (form: string): string => `${form}~rounds`;
