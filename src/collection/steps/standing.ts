/** How a form of a collection stands. */
export type Standing = "done" | "sent" | "inProgress" | "blocked" | "toDo";
