type RadioGroupProps<Key extends string> = {
  legend: string;
  name: string;
  value: Key;
  options: Readonly<Record<Key, string>>;
  onChange: (key: Key) => void;
};

/** One of a few answers, all of them in sight. */
export function RadioGroup<Key extends string>(props: RadioGroupProps<Key>) {
  const { legend, name, value, options, onChange } = props;
  const isKey = (key: string): key is Key => key in options;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-leaf-900">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {Object.keys(options)
          .filter(isKey)
          .map((key) => (
            <label key={key} className="flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name={name}
                checked={value === key}
                onChange={() => onChange(key)}
                className="size-5 accent-leaf-600"
              />
              {options[key]}
            </label>
          ))}
      </div>
    </fieldset>
  );
}
