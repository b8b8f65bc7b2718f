/** An e-mail address that breaks after the @ where it is too long for one line. */
export function EmailText({ email }: { readonly email: string }) {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      <span>{email.slice(0, domainStart)}</span>
      <wbr />
      <span>{email.slice(domainStart)}</span>
    </span>
  );
}
