import css from './drawings.module.css'

/** Paths on a 20 by 20 grid with one stroke width, so that all have the same weight. */
const paths = {
  paperPlane: 'M3 10 17 4l-4 12-3.5-4.5zM9.5 11.5 17 4',
  pen: 'M4 16l1-4 8.5-8.5 3 3L8 15zM3 18h14',
  flag: 'M5 18V3M5 4h10l-2.5 3.5L15 11H5',
  turning: 'M16.5 10a6.5 6.5 0 1 1-2-4.7M15 2v3.6h-3.6',
  check: 'M4 10.5 8.2 15 16 5.5',
  cross: 'M5 5l10 10M15 5 5 15',
  swap: 'M3 7h12l-3-3M17 13H5l3 3',
  stop: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M5 5l10 10',
  faster: 'M4 5l5 5-5 5M11 5l5 5-5 5',
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.2v.3',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 9.5V14M10 6v.3',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  back: 'M17 10H4M9 5l-5 5 5 5',
  plus: 'M10 4v12M4 10h12',
  down: 'M5 7.5l5 5 5-5',
} as const

/** The icons of the app. */
export type IconName = keyof typeof paths

/** Shows a small icon beside a word, which carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} pathLength={1} />
    </svg>
  )
}
