/** A request that breaks the wire contract. */
export class ContractViolation extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 415 | 422,
    message: string,
  ) {
    super(message);
  }
}
