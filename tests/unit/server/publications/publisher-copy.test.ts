import { describe, expect, it } from 'vitest';
import { changeCopy, parseCopyChange } from '../../../../server/publications/publisher-copy.ts';

const ours = {
  form: { label: 'Your email', subscribe: 'Subscribe' },
  ending: { inboxText: 'We sent a mail to {email}.' },
};

describe('a text of the publisher’s', () => {
  it.each([
    ['form.label=Your mail', { group: 'form', key: 'label', text: 'Your mail' }],
    ['form.label=a=b', { group: 'form', key: 'label', text: 'a=b' }],
    ['form.label=', { group: 'form', key: 'label', text: null }],
    ['form.label=  ', { group: 'form', key: 'label', text: null }],
    ['ending.inboxText=Sent', { group: 'ending', key: 'inboxText', text: 'Sent' }],
    ['ending.inboxText={email}?', { group: 'ending', key: 'inboxText', text: '{email}?' }],
  ])('reads %s', (typed, change) => {
    expect(parseCopyChange(typed, ours)).toEqual(change);
  });

  it.each([
    ['form.labl=x', "knows no 'form.labl': form has label, subscribe"],
    ['from.label=x', "knows no group 'from': it has form, ending"],
    ['__proto__.label=x', "must read group.key=text, not '__proto__.label=x'"],
    ['constructor.name=x', "knows no group 'constructor'"],
    ['form.constructor=x', "knows no 'form.constructor'"],
    ['label', "must read group.key=text, not 'label'"],
    ['form.label=Hi {name}', "'form.label' has no place {name}: it has none"],
    ['ending.inboxText={mail}', "'ending.inboxText' has no place {mail}: it has {email}"],
    ['form.label=a\nb', 'must be one line of text'],
    [`form.label=${'x'.repeat(501)}`, 'must have at most 500 characters'],
  ])('is refused at %s', (typed, words) => {
    expect(() => parseCopyChange(typed, ours)).toThrow(words);
  });
});

describe('the words of a publication', () => {
  const label = { group: 'form', key: 'label', text: 'Your mail' };
  const lead = { group: 'mail', key: 'confirmLead', text: 'Hello' };

  it('grow and shrink, one text at a time', () => {
    const both = changeCopy(changeCopy(null, [label]), [lead]);
    expect(both).toEqual({ form: { label: 'Your mail' }, mail: { confirmLead: 'Hello' } });
    expect(changeCopy(both, [{ ...label, text: null }])).toEqual({
      mail: { confirmLead: 'Hello' },
    });
  });

  it('are none once the last is taken back', () => {
    expect(changeCopy(changeCopy(null, [label]), [{ ...label, text: null }])).toBeNull();
    expect(changeCopy(null, [{ ...label, text: null }])).toBeNull();
  });

  it('have the last word of two for the same', () => {
    expect(changeCopy(null, [label, { ...label, text: 'Mail' }])).toEqual({
      form: { label: 'Mail' },
    });
  });
});
