import { useNavigate } from 'react-router'
import { readSearch, type Search, searchFields, searchText } from '#protocol/features/stagebank/stagebank-search.ts'

/** The rest of the question, for a form that asks only a part of it. Another question starts at the first page. */
export function KeptFields({ search, but }: { search: Search; but: string[] }) {
  return searchFields(search)
    .filter(([name]) => name !== 'page' && !but.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}

/** Asks what a form says. A browser alone would put the empty fields in the address too. */
export function useSubmitSearch(): (form: HTMLFormElement, options?: { preventScrollReset: boolean }) => void {
  const navigate = useNavigate()
  return (form, options) => {
    const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    void navigate({ pathname: '/stagebank', search: searchText(readSearch(params)) }, options)
  }
}
