import type { Collection } from "../document/collection.ts";
import { Refusal } from "./answer.ts";
import { answerDocument } from "./forms.ts";
import type { Route } from "./routes.ts";

/** `GET /collections/{collection_id}`. */
export function collectionRoutes(collections: readonly Collection[]): readonly Route[] {
  const byId = new Map(collections.map((one) => [one.id, one]));
  return [
    {
      method: "GET",
      path: "/collections/{collection_id}",
      handle({ params: { collection_id = "" }, request }) {
        const found = byId.get(collection_id);
        if (found) return answerDocument(found, request);
        throw new Refusal(404, "not_found", "There is no collection with this id");
      },
    },
  ];
}
