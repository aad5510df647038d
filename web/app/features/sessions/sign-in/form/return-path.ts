/** The query that carries from page to page where somebody wanted to go before they had to sign in. */
export function withReturn(path: string, back: string | undefined): string {
  return back ? `${path}?${new URLSearchParams({ terug: back })}` : path
}
