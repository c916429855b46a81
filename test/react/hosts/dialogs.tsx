import { ChakraProvider, Dialog as ChakraDialog, defaultSystem, Portal } from "@chakra-ui/react";
import { Dialog as HeadlessDialog, DialogPanel } from "@headlessui/react";
import { MantineProvider, Modal as MantineModal } from "@mantine/core";
import { Dialog as MuiDialog } from "@mui/material";
import * as Radix from "@radix-ui/react-dialog";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Dialog as AriaDialog, Modal as AriaModal } from "react-aria-components";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog that is open or not. */
function useShown(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return dialog;
}

const Native = ({ open, onClose, children }: DialogProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as apps close one by a press beside it
  <dialog
    ref={useShown(open)}
    onClose={onClose}
    onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
  >
    {children}
  </dialog>
);

/** The browser itself closes it by a press beside it. */
const Dismissed = ({ open, onClose, children }: DialogProps) => (
  <dialog ref={useShown(open)} onClose={onClose} {...{ closedby: "any" }}>
    {children}
  </dialog>
);

export const overlay = { position: "fixed", inset: 0 } as const;
const panel = { position: "fixed", insetInline: "25%", top: "10%", background: "Canvas" } as const;

/** Dialogs that are closed by Escape and by a press beside them. */
export const dialogs: Readonly<Record<string, ComponentType<DialogProps>>> = {
  "<dialog>": Native,
  ...("closedBy" in HTMLDialogElement.prototype && { '<dialog closedby="any">': Dismissed }),
  "Material UI": ({ open, onClose, children }) => (
    <MuiDialog
      open={open}
      onClose={onClose}
      slotProps={{ paper: { style: { minBlockSize: "90vh" } } }}
    >
      {children}
    </MuiDialog>
  ),
  Mantine: ({ open, onClose, children }) => (
    <MantineProvider>
      <MantineModal opened={open} onClose={onClose} transitionProps={{ duration: 0 }}>
        {children}
      </MantineModal>
    </MantineProvider>
  ),
  "Chakra UI": ({ open, onClose, children }) => (
    <ChakraProvider value={defaultSystem}>
      <ChakraDialog.Root open={open} onOpenChange={onClose}>
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content style={{ inlineSize: "75%" }}>{children}</ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraProvider>
  ),
  "React Aria": ({ open, onClose, children }) => (
    <AriaModal isDismissable isOpen={open} onOpenChange={onClose} style={panel}>
      <AriaDialog aria-label="Dialog">{children}</AriaDialog>
    </AriaModal>
  ),
  Radix: ({ open, onClose, children }) => (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay style={overlay} />
        <Radix.Content style={panel} aria-describedby={undefined}>
          <Radix.Title>Dialog</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  "Headless UI": ({ open, onClose, children }) => (
    <HeadlessDialog open={open} onClose={onClose}>
      <DialogPanel style={panel}>{children}</DialogPanel>
    </HeadlessDialog>
  ),
};
