const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to send as it is: only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

function escape(value: string): string {
  return value.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');
}

/** A template of HTML for mails: whatever is put into it is escaped, unless it is made by `html` itself. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const escaped = values.map((value) => (value instanceof Html ? value.text : escape(value)));
  return new Html(String.raw({ raw: parts }, ...escaped));
}
