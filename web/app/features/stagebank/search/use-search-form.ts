import { useNavigate } from 'react-router'
import { readSearch, searchText } from '#protocol/stagebank/stagebank-search.ts'

/** Asks what a form says. A browser alone would put the empty fields in the address too. */
export function useAsk(): (form: HTMLFormElement, options?: { preventScrollReset: boolean }) => void {
  const navigate = useNavigate()
  return (form, options) => {
    const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    void navigate({ pathname: '/stagebank', search: searchText(readSearch(params)) }, options)
  }
}
