import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import {
  DraftStatus,
  FormCollection,
  localStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import "parameter-form/styles.css";
import { mountPage } from "../../support/mountPage.tsx";

const client = createClient<{ employees: { readonly first_name: string } }>({ baseUrl: "/api" });
const formId = location.pathname.slice(1);

const forms = [{ id: "api-example" }];
const attestation = { statement: "I declare that these answers are true." };
const drafts = localStorageDrafts();

function Collection() {
  const draft = useDraft(drafts, { owner: "ana" });
  return (
    <>
      <FormCollection
        client={client}
        forms={forms}
        draft={draft}
        attestation={attestation}
        onSign={({ id, payload }) =>
          client.signForm(id, payload, { params: { employee: "emp_1" } })
        }
      />
      <DraftStatus draft={draft} />
    </>
  );
}

const Page = () =>
  formId === "collection" ? (
    <Collection />
  ) : formId === "employees" ? (
    <ResourceList
      client={client}
      list="employees"
      label="Employees"
      limit={25}
      renderItem={(item) => JSON.stringify(item)}
    />
  ) : (
    <ParameterFormById
      client={client}
      formId={formId}
      booleanAs="radio"
      onSubmit={(values) => {
        document.title = JSON.stringify(values);
      }}
    />
  );

mountPage(
  <QueryClientProvider client={new QueryClient()}>
    <Page />
  </QueryClientProvider>,
);
