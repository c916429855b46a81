export default function Page() {
  return <p>Thank you.</p>;
}
