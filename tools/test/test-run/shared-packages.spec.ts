import { runInThisContext } from 'node:vm';
import { eventually } from '@memory/testing';
import { DatabaseError } from 'pg';

/** Evaluates an expression in the main realm, in which Jest and the shared packages are executed. */
const inMainRealm = (expression: string): unknown => runInThisContext(expression);

describe('the packages that a test file imports', () => {
  it('are loaded in the main realm, which all test files of a process share', () => {
    expect(Object.getPrototypeOf(DatabaseError)).toBe(inMainRealm('Error'));
  });

  it('are also shared when they are imported dynamically', async () => {
    expect((await import('pg')).DatabaseError).toBe(DatabaseError);
  });

  it('do not include our own', () => {
    expect(Object.getPrototypeOf(eventually)).toBe(Object.getPrototypeOf(async () => undefined));
  });
});

describe('instanceof', () => {
  const expressions = {
    Array: '[]',
    Date: 'new Date()',
    Error: 'new EvalError()',
    Map: 'new Map()',
    Promise: 'Promise.resolve()',
    RangeError: 'new RangeError()',
    RegExp: '/a/',
    Set: 'new Set()',
    SyntaxError: 'new SyntaxError()',
    TypeError: 'new TypeError()',
  };
  const rows = Object.entries(expressions).map(([name, expression]) => ({ name, expression }));
  type Class = new () => object;
  const inThisRealm = (expression: string): unknown => new Function(`return ${expression}`)();

  it.each(rows)(
    '$name recognizes values of the other realm, and no instance of another class',
    ({ name, expression }) => {
      const other = inMainRealm(name) as Class;
      const own = inThisRealm(name) as Class;
      expect(other).not.toBe(own);
      expect(inMainRealm(expression)).toBeInstanceOf(own);
      expect(inThisRealm(expression)).toBeInstanceOf(other);
      for (const value of [{}, null, 'text', new WeakMap()])
        expect([value instanceof own, value instanceof other]).toEqual([false, false]);
    },
  );

  it('recognizes what a package constructed with the prototype of an error alone', () => {
    expect(inMainRealm('Object.create(Error.prototype)')).toBeInstanceOf(Error);
  });

  it('recognizes no instance of a derived class in other values of the base class', () => {
    class OwnError extends Error {}
    expect([new OwnError() instanceof OwnError, new Error('other') instanceof OwnError]).toEqual([true, false]);
    expect(new TypeError('other')).not.toBeInstanceOf(RangeError);
  });
});
