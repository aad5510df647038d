import { useRouteLoaderData } from 'react-router'
import type { MenuItem } from './menu.ts'

/** The menu that the layout around the page loaded; empty where there is none. */
export function useMenu(): MenuItem[] {
  const layout = useRouteLoaderData<{ menu: MenuItem[] }>('layouts/default-layout')
  return layout?.menu ?? []
}
