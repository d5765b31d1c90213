/** The screens. They live in the fragment of the address: a static host and the Safe's frame both keep it. */
export const paths = {
  causes: '/',
  cause: (id: string) => `/cause/${encodeURIComponent(id)}`,
  give: '/give',
  activity: '/activity',
} as const
