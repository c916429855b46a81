import type { Collection } from "../../document/schema/collectionTypes.ts";
import { change, type Changes, withIds } from "./change.ts";
import { namesInOrder, withoutSection } from "./layout.ts";
import { contentAt, type Place } from "./place.ts";
import { mapReferences, referenceTo } from "./references.ts";
import { withForm, type Written } from "./write.ts";

/** Returns the index that is selected after an element was removed from a list. */
const neighbour = (at: number, length: number): number => Math.min(at, length - 1);

const removers: Changes = {
  form(document, place) {
    const { form } = place;
    const isOwn = referenceTo(document, place);
    const mapped = mapReferences(withIds(document), (reference) =>
      isOwn(reference) ? null : reference,
    );
    const forms = mapped.forms.toSpliced(form, 1);
    return {
      document: { ...mapped, forms },
      place:
        forms.length > 0
          ? { kind: "form", form: neighbour(form, forms.length) }
          : { kind: "collection" },
    };
  },
  section: (document, { form, section }) => ({
    document: withForm(document, form, withoutSection(document.forms[form] ?? {}, section)),
    place: { kind: "form", form },
  }),
  question(document, place) {
    const { form, name } = place;
    const entry = document.forms[form];
    if (!entry?.form) return null;
    const order = namesInOrder(entry);
    const at = order.indexOf(name);
    const isOwn = referenceTo(document, place);
    const mapped = mapReferences(document, (reference) => (isOwn(reference) ? null : reference));
    const rest = mapped.forms[form];
    if (!rest?.form) return null;
    const parameters = rest.form.parameters.filter((one) => one.name !== name);
    const selected = order.toSpliced(at, 1)[neighbour(at, order.length - 1)];
    return {
      document: withForm(mapped, form, { ...rest, form: { ...rest.form, parameters } }),
      place:
        selected === undefined
          ? { kind: "form", form }
          : { kind: "question", form, name: selected },
    };
  },
  signature({ attestation: _statement, signers: _signers, ...document }, place) {
    return { document, place };
  },
  signer({ signers: before = [], ...document }, { signer }) {
    const signers = before.toSpliced(signer, 1);
    return signers.length === 0
      ? { document, place: { kind: "signature" } }
      : {
          document: { ...document, signers },
          place: { kind: "signer", signer: neighbour(signer, signers.length) },
        };
  },
};

/** Removes a part and the references to it. Questions of a removed section stay. */
export const remove = (document: Collection, place: Place): Written | null =>
  contentAt(document, place) === undefined ? null : change(removers, document, place);
