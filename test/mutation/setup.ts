import { configure } from "@testing-library/react";

// A mutant has had its chance after a second, not after the half minute of a busy machine.
configure({ asyncUtilTimeout: 1000 });
