import "./version.test.tsx";
