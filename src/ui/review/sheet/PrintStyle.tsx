import styled, { createGlobalStyle } from 'styled-components'

/** Not on paper: what is operated or follows the user's hand. */
export const ScreenOnly = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`

/** On paper only. */
export const PrintOnly = styled.div`
  display: none;

  @media print {
    display: block;
  }
`

/**
 * Black on white in either theme, without the shell, and small enough for one page of A4 or Letter. It is there while the
 * sheet is.
 */
export const PrintStyle = createGlobalStyle`
  @page {
    margin: 7mm 9mm;
  }

  @media print {
    :root,
    :root[data-theme] {
      color-scheme: light;
      --paper: #fff;
      --paper-raised: #fff;
      --paper-sunk: #fff;
      --ink: #000;
      --ink-soft: #000;
      --line: #999;
      --line-strong: #000;
      --accent: #000;
      --accent-deep: #000;
      --stripe: #e2e2e2;
      --tone-bad: #000;
      --tone-waiting: #000;
      --tone-good: #000;
      --wash-bad: #fff;
      --wash-waiting: #fff;
      --text-small: 6.7pt;
      --text-body: 7.2pt;
      --text-large: 7.5pt;
      --text-h1: 12pt;
      --text-h2: 8.6pt;
      --text-h3: 8pt;
      --space-1: 0.5pt;
      --space-2: 1.5pt;
      --space-3: 2pt;
      --space-4: 3pt;
      --space-5: 3pt;
      --space-6: 5pt;
      --space-7: 6pt;
      --space-8: 6pt;
      --measure: none;
    }

    body {
      line-height: 1.15;
    }

    body header,
    body footer,
    body nav,
    main details,
    /* How to give, above every screen. */
    main > :has(~ h1) {
      display: none;
    }

    main {
      padding: 0 !important;
      gap: var(--space-5) !important;
    }

    /* Colours of the groups in hashes, which browsers leave out to save ink. */
    bdi {
      print-color-adjust: exact;
    }
  }
`
