"use client";
import { type JSX, type ReactNode, useRef } from "react";
import { ListAlert } from "./ListAlert.tsx";
import type { ListPager } from "./listPager.ts";
import { type ListLanguage, listText } from "./listWords.ts";
import { Pager } from "./Pager.tsx";

/** How a list is called and looks. */
export interface ListFrameProps extends ListLanguage {
  /** What the list is called, such as "Employees", for assistive technology. */
  readonly label: string;
  readonly className?: string | undefined;
}

interface Props extends ListFrameProps {
  readonly pager: ListPager;
  /** The objects, drawn. */
  readonly children: ReactNode;
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Everything of a list but its objects: what stands there while there are none, what failed, and the pager. */
export function ListFrame({ label, className, pager, children, ...language }: Props): JSX.Element {
  const { entries, error, hasNext, hasPrevious } = pager;
  const whole = useRef<HTMLElement>(null);
  const ways = useRef<HTMLElement>(null);
  const isAll = !hasNext && !hasPrevious;
  return (
    <section
      className={`pf-list ${className ?? ""}`.trim()}
      aria-label={label}
      ref={whole}
      tabIndex={-1}
    >
      <div className="pf-list-body" aria-busy={pager.isBusy}>
        {!entries && !error && (
          <div className="pf-list-skeleton" aria-hidden="true">
            {rows.map((row) => (
              <div key={row} />
            ))}
          </div>
        )}
        {entries?.length === 0 && (
          <p className="pf-list-empty">{listText(language, isAll ? "listEmpty" : "pageEmpty")}</p>
        )}
        {entries && entries.length > 0 && children}
      </div>
      {error && (
        <ListAlert
          pager={pager}
          onLeave={() => (entries ? ways : whole).current?.focus()}
          {...language}
        />
      )}
      <Pager pager={pager} label={label} navRef={ways} {...language} />
    </section>
  );
}
