import { ResourceList } from "parameter-form/query";
import { useState } from "react";
import { type Item, items, type served } from "./served.tsx";

export const lists = { taxes: items(9), payments: items(5, "p") };
const renderItem = ({ id }: Item) => id;

/** What the address of the app says. */
interface Address {
  readonly list: "taxes" | "payments";
  readonly page: string | null;
}

export interface WalkedProps {
  readonly client: ReturnType<typeof served>["client"];
  readonly start: string | null;
}

/** An app whose address says the list and the page, with the browser's Back; and the same list beside it, whose page it keeps elsewhere. */
export function WalkedApp({ client, start }: WalkedProps) {
  const [visits, visit] = useState<readonly Address[]>([{ list: "taxes", page: start }]);
  const [isElsewhere, leave] = useState(false);
  const [limit, setLimit] = useState(2);
  const [secondPage, turn] = useState(start);
  const now = visits.at(-1) ?? { list: "taxes", page: null };
  const { list, page } = now;
  const other = list === "taxes" ? "payments" : "taxes";
  const props = { client, list, limit, renderItem, pageSizes: [2, 3] } as const;
  return (
    <>
      <output data-of="Kept" data-list={list}>
        {page}
      </output>
      <output data-of="Beside" data-list={list}>
        {secondPage}
      </output>
      <button onClick={() => visit(visits.slice(0, Math.max(1, visits.length - 1)))}>Back</button>
      <button onClick={() => visit([...visits, { list: other, page: null }])}>Another list</button>
      <button onClick={() => setLimit(5 - limit)}>Another limit</button>
      <button onClick={() => leave(!isElsewhere)}>Elsewhere</button>
      {!isElsewhere && (
        <ResourceList
          {...{ ...props, page }}
          label="Kept"
          onPageChange={(link) => visit((all) => [...all, { ...now, page: link }])}
        />
      )}
      <ResourceList {...props} label="Beside" page={secondPage} onPageChange={turn} />
    </>
  );
}
