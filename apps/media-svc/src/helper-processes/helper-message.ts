/** A message of a helper process: how much of the request is done, from 0 to 1, or the response. */
export type HelperMessage<Response> = { readonly progress: number } | { readonly response: Response };
