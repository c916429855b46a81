"use client";
import { chakra, HStack, Input, InputGroup, useSlotRecipe, VisuallyHidden } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { arrow } from "./arrow.tsx";
import { inputProps } from "./inputProps.ts";
import { itemLook, listLook, popupLook } from "./listLook.ts";

const beside = { pointerEvents: "none", px: "2" } as const;

export function Combobox(part: PartProps["Combobox"]): JSX.Element {
  const { input, popup, above, list, options, empty, status, children } = part;
  const recipe = useSlotRecipe({ key: "combobox" });
  const styles = recipe();
  const { classNameMap } = recipe;
  return (
    <>
      <chakra.div position="relative">
        <HStack>
          <InputGroup endElement={arrow} endElementProps={beside}>
            <Input {...inputProps(input)} />
          </InputGroup>
          {children}
        </HStack>
        <chakra.div {...popup} className="pf-popup" data-above={above || undefined} css={popupLook}>
          {empty && <chakra.p px="3" py="2" textStyle="sm" {...empty} />}
          <chakra.ul {...list} className={classNameMap.content} css={[styles.content, listLook]}>
            {options.map(({ label, chosen, highlighted, item }) => (
              <chakra.li
                {...item}
                key={item["aria-posinset"]}
                className={classNameMap.item}
                data-highlighted={highlighted || undefined}
                css={[styles.item, itemLook, chosen && { fontWeight: "bold" }]}
              >
                <chakra.bdi className={classNameMap.itemText} lineClamp={2} {...label} />
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      </chakra.div>
      <VisuallyHidden as="output">{status}</VisuallyHidden>
    </>
  );
}
