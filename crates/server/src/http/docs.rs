//! The HTML page of the API, generated from its OpenAPI document.

use std::fmt::Write;

use serde_json::Value as Json;
use utoipa::openapi::OpenApi;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;\
    color:#222;background:#fbfaf7}code{background:#efece4;padding:.1em .3em;border-radius:.2em}\
    h2{margin-top:2.5rem;border-bottom:1px solid #ccc}h3{margin:1.5rem 0 .2rem}table{border-collapse:collapse}\
    td{padding:.15rem .8rem .15rem 0;vertical-align:top}\
    @media(prefers-color-scheme:dark){body{color:#ddd;background:#191817}code{background:#2c2a27}a{color:#9cf}}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Adds the responses that every request can get: 429, and with a body 408 and 413.
pub(super) fn with_limits(document: &mut OpenApi) {
    let sign_in = document.paths.paths.get("/api/session").and_then(|path| path.post.as_ref());
    let Some(problem) = sign_in.and_then(|post| post.responses.responses.get("401")).cloned() else { return };
    for path in document.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.put, &mut path.post, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            let statuses: &[&str] =
                if operation.request_body.is_some() { &["408", "413", "429"] } else { &["429"] };
            for status in statuses {
                let responses = &mut operation.responses.responses;
                responses.entry((*status).to_owned()).or_insert_with(|| problem.clone());
            }
        }
    }
}

/// The name of a type, with a link to its description.
fn kind(schema: &Json) -> String {
    if let Some(path) = schema["$ref"].as_str() {
        let name = path.rsplit('/').next().unwrap_or(path);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if schema["items"].is_object() {
        return format!("list of {}", kind(&schema["items"]));
    }
    for several in ["oneOf", "anyOf", "allOf"] {
        if let Some(choices) = schema[several].as_array() {
            return choices.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(only) = schema["const"].as_str() {
        return format!("“{only}”");
    }
    match &schema["type"] {
        Json::String(name) => name.clone(),
        Json::Array(names) => names.iter().filter_map(Json::as_str).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

fn fields(page: &mut String, schema: &Json) {
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<&str> = words.iter().filter_map(Json::as_str).collect();
        let _ = write!(page, "<p>One of <code>{}</code></p>", words.join("</code>, <code>"));
    }
    for several in ["oneOf", "allOf"] {
        for choice in schema[several].as_array().into_iter().flatten() {
            let about = escape(choice["description"].as_str().unwrap_or_default());
            let _ = write!(
                page,
                "<p>{about} {}</p>",
                if choice["$ref"].is_string() { kind(choice) } else { String::new() }
            );
            fields(page, choice);
        }
    }
    let Some(properties) = schema["properties"].as_object() else { return };
    page.push_str("<table>");
    for (name, property) in properties {
        let about = escape(property["description"].as_str().unwrap_or_default());
        let words = property["enum"].as_array().map(|words| {
            words
                .iter()
                .filter_map(Json::as_str)
                .map(|word| format!("“{word}”"))
                .collect::<Vec<_>>()
                .join(", ")
        });
        let kind = words.unwrap_or_else(|| kind(property));
        let _ = write!(page, "<tr><td><code>{name}</code><td>{kind}<td>{about}");
    }
    page.push_str("</table>");
}

/// The HTML page.
pub(super) fn page(json: &Json) -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Marchstone: the API</title><style>{STYLE}</style>\
         <h1>Marchstone: the API</h1><p>{}</p><p><a href=\"/api/openapi.json\">OpenAPI document</a></p>",
        escape(json["info"]["description"].as_str().unwrap_or_default())
    );
    for tag in json["tags"].as_array().into_iter().flatten() {
        let name = tag["name"].as_str().unwrap_or_default();
        let _ = write!(page, "<h2>{}</h2>", escape(tag["description"].as_str().unwrap_or(name)));
        for (path, methods) in json["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                if operation["tags"][0].as_str() == Some(name) {
                    describe(&mut page, path, method, operation);
                }
            }
        }
    }
    page.push_str("<h2>Types</h2>");
    for (name, schema) in json["components"]["schemas"].as_object().into_iter().flatten() {
        let about = escape(schema["description"].as_str().unwrap_or_default());
        let _ = write!(page, "<h3 id=\"{name}\">{name}</h3><p>{about}</p>");
        fields(&mut page, schema);
    }
    page.push_str("</html>");
    page
}

fn describe(page: &mut String, path: &str, method: &str, operation: &Json) {
    let about = operation["summary"].as_str().unwrap_or_default();
    let _ = write!(page, "<h3><code>{} {path}</code></h3><p>{}", method.to_uppercase(), escape(about));
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if body.is_object() {
        let _ = write!(page, "<br>Send: {}", kind(body));
    }
    for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
        let schema = answer["content"].as_object().and_then(|content| content.values().next());
        let kind = schema.map(|content| kind(&content["schema"])).unwrap_or_default();
        let _ = write!(page, "<br>{status}: {kind}");
    }
    page.push_str("</p>");
}
