/** An e-mail address that breaks after the @ where it is too long for one line. */
export function EmailText({ email }: { readonly email: string }) {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </>
  );
}
