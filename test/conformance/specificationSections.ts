/** The sections of the specification, and how many statements each has: S1.1 to S9.27. */
export const specificationSections: readonly {
  readonly section: number
  readonly title: string
  readonly count: number
}[] = [
  { section: 1, title: 'What the product does and for whom', count: 11 },
  { section: 2, title: 'Screens and routes', count: 53 },
  { section: 3, title: 'Entities and their fields', count: 7 },
  { section: 4, title: 'States and transitions', count: 20 },
  { section: 5, title: 'Validation rules', count: 15 },
  { section: 6, title: 'Roles and permissions', count: 1 },
  { section: 7, title: 'The calls it makes', count: 12 },
  { section: 8, title: 'Error catalogue', count: 27 },
  { section: 9, title: 'Business constants and limits', count: 27 },
]
