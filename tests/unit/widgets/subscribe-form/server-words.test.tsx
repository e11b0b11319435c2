import { describe, expect, it } from 'vitest';
import {
  find,
  heard,
  heading,
  input,
  note,
  open,
  refusal,
  root,
  signUp,
  stageForms,
  enterCode,
  emitted,
  ACCEPTED,
  ADDRESS,
} from '../../../support/widgets/form-stage.ts';
import type { Reply } from '../../../support/widgets/form-stage.ts';

stageForms();

/** A refusal with a code that this script does not know. */
const refused = (...errors: object[]): Reply => ({
  status: 400,
  body: { errors: errors.map((error) => ({ code: 'of_tomorrow', ...error })), code: 'of_tomorrow' },
});

const container = () =>
  [...root().querySelectorAll('.errors .said')].map((each) => each.textContent);

describe('words of the server', () => {
  it('stand under the field that they name, which has the focus and is told with them', async () => {
    await open();
    await signUp(refused({ param: 'email', msg: 'Not this one' }));
    expect(note()).toBe('Not this one');
    expect(find('.errors')).toBeNull();
    expect(heard()).toEqual(['Not this one', '']);
    expect(root().activeElement).toBe(input());
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().getAttribute('aria-describedby')).toBe(find('[role=alert]').id);
    expect(input().value).toBe(ADDRESS);
    expect(emitted('error')).toEqual([]);
  });

  it('stand in the container where they name no field, in their order', async () => {
    await open();
    await signUp(refused({ msg: 'First' }, { param: 'age', msg: 'Second' }));
    expect(container()).toEqual(['First', 'Second']);
    expect(heard()).toEqual(['FirstSecond', '']);
    expect(input().getAttribute('aria-invalid')).toBe('false');
    expect(emitted('error')).toEqual([{ widget: 'subscribe-form', message: 'First Second' }]);
  });

  it('stand in both where they name a field and none', async () => {
    await open();
    await signUp(refused({ msg: 'Alone' }, { param: 'email', msg: 'Under' }));
    expect(note()).toBe('Under');
    expect(container()).toEqual(['Alone']);
    expect(heard()).toEqual(['Under', 'Alone', '']);
  });

  it('are built from the pieces of msgHTML, with links that open a tab of their own', async () => {
    await open();
    const msgHTML =
      'One<br>two, <strong>three</strong> &amp; <em>four</em>: <a href="https://help.example/?a=1&amp;b=2">five</a>';
    await signUp(refused({ param: 'email', msgHTML }));
    const line = find('#email-note');
    expect(line.textContent).toBe('Onetwo, three & four: five');
    expect([...line.querySelectorAll('*')].map((each) => each.localName)).toEqual([
      'br',
      'strong',
      'em',
      'a',
    ]);
    const link = find<HTMLAnchorElement>('#email-note a');
    expect(link.getAttribute('href')).toBe('https://help.example/?a=1&b=2');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a handler on a known tag', '<b onclick="alert(1)">bold</b>'],
    ['a style', '<em style="position:fixed">far</em>'],
    ['a javascript link', '<a href="javascript:alert(1)">click</a>'],
    ['a hidden javascript link', '<a href="java&#10;script:alert(1)">click</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">click</a>'],
    ['what is never closed', '<b><i><a href="https://a.example">open'],
    ['what was never opened', 'closed</b></a></i>'],
    ['tags across one another', '<b>one<i>two</b>three</i>'],
    ['markup in entities', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('do nothing more where msgHTML has %s', async (_, msgHTML) => {
    await open();
    await signUp(refused({ param: 'email', msgHTML }));
    const line = find('#email-note');
    const built = [...line.querySelectorAll('*')];
    for (const element of built) {
      expect(['b', 'strong', 'em', 'a', 'br']).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'target', 'rel', 'class']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^https:\/\//u);
      }
    }
    expect(line.textContent).not.toBe('');
  });

  it('may be long', async () => {
    const msgHTML = '<b>&amp;</b><a '.repeat(10_000);
    await open();
    await signUp(refused({ param: 'email', msgHTML }));
    expect(note().length).toBeGreaterThan(10_000);
    expect(find('#email-note a')).toBeNull();
  });

  it.each([
    [{ param: 'email', msg: '' }, 'Invalid'],
    [{ msg: '' }, 'Something went wrong'],
  ])('that are none (%j) are %s', async (error, words) => {
    await open();
    await signUp(refused(error));
    expect(note()).toBe(words);
  });

  it('are shown as they are where there is but one text', async () => {
    await open();
    await signUp(refusal(400, 'of_tomorrow', undefined, 'Closed <b>today</b>'));
    expect(container()).toEqual(['Closed <b>today</b>']);
  });

  it('stand under the code, too', async () => {
    await open();
    await signUp(ACCEPTED);
    await enterCode('123456', refused({ param: 'code', msgHTML: 'Not <b>that</b>' }));
    expect(note('code')).toBe('Not that');
    expect(find('#code-note strong').textContent).toBe('that');
    expect(root().activeElement).toBe(input('code'));
  });
});

describe('with errors="container"', () => {
  const attributes = { errors: 'container' };

  it('no error stands under the field, and the field is still marked and told', async () => {
    await open({ attributes });
    await signUp(refused({ param: 'email', msg: 'Under' }, { msg: 'Alone' }));
    expect(container()).toEqual(['Under', 'Alone']);
    expect(heard()).toEqual(['UnderAlone', '']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().getAttribute('aria-describedby')).toBe(find('.errors').id);
    expect(root().activeElement).toBe(input());
  });

  it.each([
    ['what the server knows of', refusal(400, 'invalid_email', 'email', 'No')],
    ['trouble', refusal(503, 'unavailable')],
  ])('%s stands there', async (_, reply) => {
    await open({ attributes });
    await signUp(reply);
    expect(find('.errors').textContent).not.toBe('');
    expect(heard()).toHaveLength(2);
  });

  it('the code’s errors stand there, too', async () => {
    await open({ attributes });
    await signUp(ACCEPTED);
    expect(heading()).toBe('Check your inbox');
    await enterCode('12');
    expect(find('.errors').textContent).toBe('Type the six digits from the mail.');
    expect(input('code').getAttribute('aria-invalid')).toBe('true');
  });
});

it('without it, what is about the field is no matter for the container', async () => {
  await open();
  await signUp(refusal(400, 'invalid_email', 'email', 'No'));
  expect(find('.errors')).toBeNull();
  expect(note()).toContain('No mail can reach');
});
